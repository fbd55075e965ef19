// A call is made before its results are assigned, also in loops whose length depends on the run; calls under one
// condition within calls under another.
model M
  function halve
    input Real x;
    output Real half = x/2;
    output Real next = x + 1;
  end halve;
  function step
    input Real v[2];
    input Real x;
    output Real w[2] = {v[2], v[1] + x};
    output Real y = v[1];
  end step;
  function halves
    input Real u;
    input Integer n;
    output Real a = u;
    output Real b = 0;
  algorithm
    for i in 1:n loop
      (a, b) := halve(a);
    end for;
  end halves;
  function steps
    input Integer n;
    output Real v[2] = {1, 2};
    output Real x = 0.5;
  protected
    Integer i = 0;
  algorithm
    while i < n loop
      (v, x) := step(v, x);
      i := i + 1;
    end while;
  end steps;
  function from
    input Real u[2];
    input Integer n;
    output Real v[2] = u;
  algorithm
    for j in n:2 loop
      v[j] := 1;
    end for;
  end from;
  Integer n = if time > 0.5 then 2 else 3;
  Real a, b, c, d, v[2], x, z[3], w[2];
equation
  (a, b) = halves(time, n);
  (v, x) = steps(n + 1);
algorithm
  c := time;
  d := 0;
  for i in 1:n loop
    (c, d) := halve(c);
  end for;
algorithm
  z := {time, 2*time, 3*time};
  if time < 10 then
    for j in n:3 loop
      z[j] := 1;
    end for;
  end if;
  if time < 9 then
    for j in n:3 loop
      z[j] := z[j] + 1;
    end for;
  end if;
algorithm
  w := {time, 2*time};
  if time < 10 then
    w := from(w, n);
  end if;
  if time < 9 then
    w := from(w, n);
  end if;
algorithm
  assert(abs(a - time/2^n) + abs(b - time/2^(n - 1) - 1) < 1e-12, "in a function");
  assert(abs(c - a) + abs(d - b) < 1e-12, "in an algorithm");
  assert(abs(z[1] - time) + abs(z[2] - (if n == 3 then 2*time else 2)) + abs(z[3] - 2) < 1e-12, "loops");
  assert(abs(w[1] - time) + abs(w[2] - (if n == 3 then 2*time else 1)) < 1e-12, "functions");
  when terminal() then
    assert(abs(v[1] - 3) + abs(v[2] - 3.5) + abs(x - 1.5) < 1e-12, "arrays");
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
