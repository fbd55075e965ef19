// A value beside fixed = false counts (specification 8.6), and is worth a word.
model M
  parameter Real p(fixed = false) = 7;
  Real x(start = 1, fixed = true);
equation
  der(x) = -p*x;
  assert(p == 7, "kept");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 3:18: warning I005: parameter p has a value, although the initialization is to find it (fixed = false)
//   its value is kept; take it away where an initial equation is to determine p
//   part 
// finished
// endRun
