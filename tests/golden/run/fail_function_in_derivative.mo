function steps
  input Real x;
  output Real y;
protected
  Real z = 0;
algorithm
  assert(x < 0.5, "the argument is too large");
  y := 0;
  while z < x loop
    z := z + 0.3;
    y := y + 1;
  end while;
end steps;
model Part
  Real x(start = 0, fixed = true);
equation
  der(x) = 1 + steps(x);
end Part;
model M
  Part part;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// error R110: the integration cannot go on at t = 0.… s: the step became too small; the argument is too large, in part (at t = 0.… s)
//   part part
// failed
// endRun
