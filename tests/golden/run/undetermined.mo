// Two equations that say the same of x and y, for every value of p that the model is run with.
model M
  parameter Real p = 1;
  Real x, y;
  Real z;
equation
  x + p*y = 1;
  p*x + y = 1;
  z = 2*time;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 8:3: warning R131: y is not determined by the equations: other values would do as well; taken: y = 0 (at t = 0 s)
// finished
// endRun
