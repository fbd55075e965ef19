model M
  Real a(start = 0) = sample(time, Clock(1, 10)) + previous(a);
initial equation
  a = 2;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 4:3: error S018: the initial equation a = 2 is one of clocked variables
//   give a start value: it is what 'previous' yields at the first tick
// no model
// endRun
