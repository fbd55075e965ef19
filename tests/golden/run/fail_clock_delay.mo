model M
  Real d = sample(time, Clock(1, 10));
  Real e = delay(d, 0.1) + d;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 3:12: error S018: an operator with a memory is not possible in a clocked equation: e = d + delay(d, 0.…, 0.…)
//   use 'previous', or hold the value before
// no model
// endRun
