// An oscillator is above 0.9999 for 0.028 s, which no step and no result point need to meet.
model M
  Real x(start = 0, fixed = true), v(start = 1, fixed = true);
equation
  der(x) = v;
  der(v) = -x;
  assert(x < 0.9999, "peak");
  annotation(experiment(StopTime = 10, Interval = 1));
end M;
// Run:
// 7:3: error R150: peak (at t = 1.… s)
// failed
// endRun
