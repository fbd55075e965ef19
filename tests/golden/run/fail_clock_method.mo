model M
  Real x(start = 1);
equation
  der(x) = sample(time, Clock(Clock(1, 10), solverMethod = "ExplicitRungeKutta4")) - x;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 2:8: error S015: the solver method "ExplicitRungeKutta4" for x is not supported
//   use ExplicitEuler, ImplicitEuler or ImplicitTrapezoid
// no model
// endRun
