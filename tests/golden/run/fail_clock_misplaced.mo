model M
  parameter Real h = interval();
  Real a = sample(time, Clock(1, 10));
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 2:18: error S018: 'interval()' cannot be used here: it has a value at ticks only
// no model
// endRun
