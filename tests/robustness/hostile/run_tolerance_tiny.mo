// expect: R110
model M
  Real x(start = 1);
equation
  der(x) = sin(x * time);
  annotation(experiment(StopTime = 1000, Tolerance = 1e-300));
end M;
