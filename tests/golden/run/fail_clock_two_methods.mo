model M
  Real x(start = 3), y(start = 0), z(start = 0);
equation
  der(x) = -x + sample(1, Clock(Clock(1, 10), solverMethod = "ExplicitEuler"));
  der(y) = subSample(x, 2) + sample(1, Clock(Clock(2, 10), solverMethod = "ImplicitEuler"));
  der(z) = subSample(x, 4) + 1 + subSample(y);
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 2:36: error S015: two solver methods meet at z: ImplicitEuler and ExplicitEuler
// no model
// endRun
