model M
  Real b(start = 1) = sample(sample(time)), d = sample(time, Clock(1, 10));
  Real c = backSample(b + 1, 0);
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 2:23: error S018: 'sample(time)' has a clock already and cannot be sampled
// 3:12: error S018: 'backSample' needs a variable, not an expression: before the first tick its start value counts
// no model
// endRun
