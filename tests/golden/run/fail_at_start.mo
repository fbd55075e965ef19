// The event at zero is evaluated an unnoticeable moment later; the message says zero.
model M
  Real x(start = 0, fixed = true);
  Modelica.Blocks.Sources.Step step(startTime = 0);
equation
  der(x) = if time > 0 then step.y else 2;
  assert(x < -1, "x is not below minus one");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 7:3: error R150: x is not below minus one (at t = 0 s)
// failed
// endRun
