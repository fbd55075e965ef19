model M
  Real a = sample(time, Clock(1, 10));
  Real b = shiftSample(a, 2);
  Real c = backSample(b, 3);
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 4:8: error S014: the clock of c would tick before its base clock begins
//   shift it back by less
// no model
// endRun
