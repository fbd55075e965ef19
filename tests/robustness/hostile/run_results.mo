// expect: R010
// 10¹⁸ result points
model M
  Real x(start = 1);
equation
  der(x) = -x;
  annotation(experiment(StopTime = 1e9, Interval = 1e-9));
end M;
