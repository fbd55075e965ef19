model M
  Real a = sample(time, Clock(1, 10)), b, c, d;
equation
  a + b = 1;
  a - b = previous(a);
  c + d = subSample(a, 2);
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 2:46: error S017: the clocked equations do not determine d, and are too many: nothing is left for a + b = 1
//   4:3: left over: a + b = 1
//   connect the part, or add the missing equation
// no model
// endRun
