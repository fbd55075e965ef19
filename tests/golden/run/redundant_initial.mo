model M
  Real x(start = 1, fixed = true);
  Real y;
initial equation
  y = 2;
equation
  der(x) = -x;
  y = 2*x;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// note I003: the initial condition x = 1 follows from others and is not used
//   part 
// finished
// endRun
