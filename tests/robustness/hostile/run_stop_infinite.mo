// expect: P006 finished
model M
  Real x(start = 1);
equation
  der(x) = -x;
  annotation(experiment(StopTime = 1e309));
end M;
