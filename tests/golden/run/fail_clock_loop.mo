model M
  Real a = sample(time, Clock(1, 100)) + subSample(b, 2);
  Real b = superSample(a, 2)/3;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 2:12: error S016: a and b depend on each other at one instant across different clocks
//   let one of them use the previous value of another
// no model
// endRun
