// What the two sides of an assignment are long only the run knows: where they differ it says so.
model M
  function f
    input Real v[:];
    input Integer k;
    output Real w[size(v, 1)];
  algorithm
    w := v;
    w[1:k] := v[2:4];
  end f;
  Integer k(start = 3, fixed = true);
  discrete Real p[5](each start = 0, each fixed = true);
algorithm
  when sample(0.1, 0.2) then
    p := f({1.0, 2.0, 3.0, 4.0, 5.0}, k);
    k := k + 1;
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// error R120: the two sides of an assignment have different sizes (at t = 0.… s)
// failed
// endRun
