// x = (1 - 2/3*0.5)**1.5
model CubicLoop "an algebraic loop"
  Real x(start=1, fixed=true), z(start=1);
equation
  z^3 = x;
  der(x) = -z;
  annotation(experiment(StopTime=0.5));
end CubicLoop;
