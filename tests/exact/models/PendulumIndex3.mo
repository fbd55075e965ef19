// x = 0
// y = -1
// condition 10
model PendulumIndex3 "a pendulum from the level to the lowest point: a quarter of its period"
  Real x(start=1, fixed=true), y(start=0), u(start=0, fixed=true), w(start=0), force;
equation
  der(x) = u;
  der(y) = w;
  der(u) = -force*x;
  der(w) = -force*y - 9.81;
  x^2 + y^2 = 1;
  annotation(experiment(StopTime=0.5919604868940592));
end PendulumIndex3;
