model M
  Real a, z;
  Real y = superSample(a + z, 2);
equation
  a + z = sample(time, Clock(1, 100));
  0 = subSample(y, 2) + a;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 5:3: error S016: a, z and y depend on each other at one instant across different clocks
//   let one of them use the previous value of another
// no model
// endRun
