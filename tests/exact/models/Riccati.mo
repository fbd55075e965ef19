// x = tan(1.2)
// condition 8
model Riccati "tangent"
  Real x(start=0, fixed=true);
equation
  der(x) = 1 + x^2;
  annotation(experiment(StopTime=1.2));
end Riccati;
