// An assertion of the level error ends the run, in an algorithm as well.
model M
algorithm
  assert(time < 0.5, "too late", AssertionLevel.error);
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 4:3: error R150: too late (at t = 0.… s)
// failed
// endRun
