model M
  parameter Clock p = Clock(1);
  Clock c = Clock(1, 10), d = c;
  Boolean b = c == d;
equation
  assert(interval() > 0, "no interval");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 2:19: error S018: the clock p cannot be a parameter or a constant
// 4:15: error S018: the clock d has no value
// 4:15: error S018: the clock c has no value
// no model
// endRun
