model M
  Real a = sample(time, Clock(2, 10));
  Real b = sample(time, Clock(3, 10)) + subSample(a);
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 3:8: error S012: no whole factor converts the clocks at b: every 1/5 s and every 3/10 s
// no model
// endRun
