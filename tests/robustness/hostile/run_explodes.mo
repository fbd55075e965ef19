// expect: R110
model M
  Real x(start = 1);
equation
  der(x) = x ^ 2;
  annotation(experiment(StopTime = 10));
end M;
