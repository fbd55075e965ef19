// expect: stopped R110 R111 R010
model M
  Real x(start = 1);
equation
  der(x) = sin(1000 * time);
  annotation(experiment(StopTime = 1e12));
end M;
