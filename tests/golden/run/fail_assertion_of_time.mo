// Where time alone decides, an assertion that is violated for 0.2 ms ends the run there; the one in noEvent is looked
// at where results are.
model M
  Real x = time;
equation
  assert(noEvent(abs(x - 3.003) > 1e-4), "literally");
  assert(abs(x - 5.003) > 1e-4, "passes through");
  annotation(experiment(StopTime = 10, Interval = 1));
end M;
// Run:
// 7:3: error R150: passes through (at t = 5.… s)
// failed
// endRun
