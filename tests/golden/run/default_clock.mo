model M
  Real n(start = 0) = previous(n) + 1;
  annotation(experiment(StopTime = 2));
end M;
// Run:
// 2:8: warning S019: nothing gives a clock to n: it ticks every second
//   connect a clock, or sample with one
// finished
// endRun
