model M
  Real x(start = 1);
equation
  der(x) = sample(time, Clock(1, 10)) - x;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 2:8: error S015: der(x) is clocked, but nothing says how to integrate it
//   sample the variable, or give its clock a solver method: Clock(c, solverMethod = "ImplicitEuler")
// no model
// endRun
