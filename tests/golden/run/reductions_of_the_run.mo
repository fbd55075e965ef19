// Sums, products and extremes over as many terms as the run has counted, in functions and in a model's equations.
model ReductionsOfTheRun
  function mean
    input Real x[:];
    input Integer k;
    output Real y;
  algorithm
    if k == 0 then
      y := 0;
    else
      y := sum(x[i] for i in 1:k)/k;
    end if;
  end mean;
  function several
    input Real x[:];
    input Integer k;
    output Real squares = sum(x[i]^2 for i in 1:k);
    output Real product_ = product(x[i] for i in k:-1:1);
    output Real least = min(x[i] for i in 1:k);
    output Real most = max(x[i] for i in 1:k);
    output Integer counted = sum(i for i in 1:k);
    output Real pairs = sum(sum(x[i]*x[j] for j in 1:i) for i in 1:k);
    output Real table = sum(x[i]*x[j] for i in 1:k, j in 1:k);
    output Real slices = sum(x[1:k]) + max(x[k:-1:1]) + (if k < size(x, 1) then sum(x[k + 1:size(x, 1)]) else 0);
  end several;
  constant Integer most = 5;
  discrete Real x[most](each start=0, each fixed=true);
  Integer k(start=0, fixed=true);
  Real y = mean(x, k), own = sum(x[i] for i in 1:k), squares, p, lo, hi, pairs, table, slices;
  Integer counted;
algorithm
  when sample(0.5, 1) then
    k := min(pre(k) + 1, most);
    x[k] := k + 0.5;
  end when;
equation
  (squares, p, lo, hi, counted, pairs, table, slices) = several(x, k);
  assert(counted == div(k*(k + 1), 2), "the sum of 1 to k is another");
  assert(abs(own - (k*(k + 1)/2 + k/2)) < 1e-12 and abs(y*k - own) < 1e-12, "the sum of the terms is another");
  assert(abs(squares - (k*(k + 1)*(2*k + 1)/6 + k*(k + 1)/2 + k/4)) < 1e-12, "the sum of the squares is another");
  assert(abs(pairs - (own^2 + squares)/2) < 1e-12 and abs(table - own^2) < 1e-12, "the sum of the products is another");
  assert(k == 0 or abs(slices - own - hi) < 1e-12 and abs(sum(x[1:k]) - own) < 1e-12, "a slice is another");
  assert(k == 0 or abs(lo - 1.5) < 1e-12 and abs(hi - k - 0.5) < 1e-12, "an extreme is another");
  assert(k > 0 or abs(p - 1) < 1e-12 and lo > 1e300 and hi < -1e300, "nothing has another neutral element");
  assert(k < 3 or k > 3 or abs(p - 1.5*2.5*3.5) < 1e-12, "the product is another");
  annotation (experiment(StopTime=7));
end ReductionsOfTheRun;
// Run:
// finished
// endRun
