// x = 1/(1 + 9*exp(-5))
model Logistic "logistic growth"
  Real x(start=0.1, fixed=true);
equation
  der(x) = x*(1 - x);
  annotation(experiment(StopTime=5));
end Logistic;
