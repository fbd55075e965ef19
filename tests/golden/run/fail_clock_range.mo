model M
  Real a = sample(time, Clock(2147483647, 1));
  Real b = subSample(a, 2147483647);
  Real c = subSample(b, 2147483647);
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 3:8: error S012: the factors of the clocks at b become too large
// no model
// endRun
