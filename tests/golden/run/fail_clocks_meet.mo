model M
  Real a = sample(time, Clock(0.1));
  Real b = sample(time, Clock(time > 0.5));
  Real c = a + b;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 2:8: error S011: two clocks meet at a, b and c: Clock(0.…) and Clock(time > 0.…, 0)
//   use one clock variable in both places, or part them by hold and sample; only clocks with whole counters can be compared
// no model
// endRun
