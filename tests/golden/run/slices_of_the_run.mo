// Slices whose bounds only the run knows: on both sides of assignments, in functions and in algorithms of a model, upon
// the variable itself (its values before count), up to `end`, and as indices of a sum.
model M
  function moved "v, but its first k elements one place on, and twice v added; the others negative"
    input Real v[:];
    input Integer k;
    output Real w[size(v, 1)];
  algorithm
    w := v;
    w[2:k] := w[1:k - 1] + 2*v[2:k];
    w[k + 1:end] := -v[k + 1:end];
  end moved;

  function without "v without its element k, and a zero behind"
    input Integer v[:];
    input Integer k;
    output Integer w[size(v, 1)];
  algorithm
    w[1:k - 1] := v[1:k - 1];
    w[k:end - 1] := v[k + 1:end];
    w[end] := 0;
  end without;

  parameter Real weights[5] = {1, 2, 4, 8, 16};
  Integer k(start = 0, fixed = true), rest[5](each start = 0, each fixed = true), chosen[5](each start = 0, each fixed = true);
  discrete Real p[5](each start = 0, each fixed = true), share[5](each start = 0, each fixed = true);
  discrete Real sum1(start = 0, fixed = true), sum2(start = 0, fixed = true);
algorithm
  when sample(0.1, 0.2) then
    k := pre(k) + 1;
    p := moved({1.0, 2.0, 3.0, 4.0, 5.0}, k);
    rest := without({1, 2, 3, 4, 5}, k);
    share := zeros(5);
    share[1:k] := fill(1/k, k);
    chosen := zeros(5);
    for i in 1:k loop
      chosen[i] := 6 - i;
    end for;
    sum1 := sum(weights[1:k]);
    sum2 := sum(weights[chosen[1:k]]);
  end when;
  when {terminal(), sample(0.15, 0.2)} then
    for i in 1:5 loop
      assert(abs(p[i] - (if i == 1 then 1 elseif i <= k then 3*i - 1 else -i)) < 1e-12, "moved");
      assert(rest[i] == (if i < k then i elseif i < 5 then i + 1 else 0), "without");
      assert(abs(share[i] - (if i <= k then 1/k else 0)) < 1e-12, "share");
    end for;
    assert(abs(sum1 - 2^k + 1) + abs(sum2 - 32 + 2^(5 - k)) < 1e-9, "sums");
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
