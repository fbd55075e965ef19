model M
  Real a = sample(time, Clock(1, 10));
  Real b = subSample(a);
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 3:8: error S012: the clock of b does not follow from any other
//   give the factor of the conversion, or a clock
// no model
// endRun
