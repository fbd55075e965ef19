model M
  Real x = sample(time, Clock(1, 10));
equation
  assert(interval() > 0, "no interval");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 4:3: error S018: 'interval()' cannot be used here: nothing says which clock is meant
// no model
// endRun
