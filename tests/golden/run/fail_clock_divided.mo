model M
  Real a = sample(time, Clock(sin(10*time) > 0));
  Real b = superSample(a, 2);
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 3:8: error S014: the clock of b would tick between the events of its base clock
//   an event clock can only be made slower
// no model
// endRun
