// Warnings are told whenever an assertion becomes violated, wherever that is, and stop nothing; what holds is not told.
model M
  Real x(start = 0, fixed = true), v(start = 1, fixed = true);
equation
  der(x) = v;
  der(v) = -x;
  assert(x < 0.9999, "peak", AssertionLevel.warning);
  assert(abs(x) < 1.01, "never");
  assert(x > -0.5 or v > -2, "one of the two holds");
  annotation(experiment(StopTime = 10, Interval = 1));
end M;
// Run:
// 7:3: warning R150: peak (at t = 1.… s)
// 7:3: warning R150: peak (at t = 7.… s)
// finished
// endRun
