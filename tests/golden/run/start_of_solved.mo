// An initial equation with two solutions: the start value of the parameter that it determines decides, also where the
// equation reads it under another name.
model M
  model Part
    parameter Real d;
    final parameter Real area = 3*d^2;
    Real y = d*time;
  initial equation
    12 = area;
  end Part;
  parameter Real d(fixed = false, start = 0.01);
  parameter Real size = d;
  Part part(d = size);
equation
  assert(abs(part.d - 2) < 1e-9, "the positive solution");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
