// A parameter with a value and an initial equation for it.
model M
  parameter Real p(fixed = false) = 7;
  Real x(start = 1, fixed = true);
initial equation
  der(x) = -6;
equation
  der(x) = -p*x;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 3:18: warning I005: parameter p has a value, although the initialization is to find it (fixed = false)
//   its value is kept; take it away where an initial equation is to determine p
//   part 
// note I003: the initial condition x = 1 follows from others and is not used
//   part 
// error I104: the initial conditions contradict each other: x = 1 cannot hold together with the others (0.… against 1 at t = 0 s)
//   remove a fixed start value or an initial equation
// failed
// endRun
