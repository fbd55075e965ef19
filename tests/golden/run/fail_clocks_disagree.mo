model M
  Real fast = sample(time, Clock(1, 10));
  Real slow = sample(time, Clock(1, 3));
  Real sum = fast + slow;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 2:8: error S010: the clocks of sum, fast and slow do not agree: every 1/10 s by Clock(1, 10), every 1/3 s by Clock(1, 3)
//   convert one of them with subSample, superSample or shiftSample
// no model
// endRun
