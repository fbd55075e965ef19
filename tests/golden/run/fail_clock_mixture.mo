model M
  Real x(start = 0, fixed = true);
  Real d = sample(x, Clock(1, 10));
  Real y;
equation
  der(x) = 1 - y;
  y = 2*d;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 3:12: error S013: clocked and unclocked variables meet without 'sample' or 'hold': d has a clock, x has none; between them stand y
//   3:12: d = sample(x, Clock(1, 10))
//   7:3: y = 2*d
//   6:3: der(x) = 1 - y
//   sample what the clocked part reads, and hold what the others read from it
// no model
// endRun
