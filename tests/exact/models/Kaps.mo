// y = exp(-2)
// z = exp(-1)
// stiff
model Kaps "a singular perturbation"
  Real y(start=1, fixed=true), z(start=1, fixed=true);
equation
  der(y) = -(1e8 + 2)*y + 1e8*z^2;
  der(z) = y - z - z^2;
  annotation(experiment(StopTime=1), Documentation(info="P. Kaps, 1981"));
end Kaps;
