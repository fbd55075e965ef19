function inverse
  input Real x;
  output Real y;
algorithm
  assert(x > 0, "the stiffness must be positive");
  y := 1/x;
end inverse;
model Part
  parameter Real c = -1;
  parameter Real s = inverse(c);
  Real x(start = 1, fixed = true);
equation
  der(x) = -s*x;
end Part;
model M
  Part part;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 5:3: error R150: the stiffness must be positive (at t = 0 s) (part)
//   part part
// failed
// endRun
