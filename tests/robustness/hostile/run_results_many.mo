// expect: R010
// 10¹¹ results
model M
  Real x[100000](each start = 1);
equation
  der(x) = -x;
  annotation(experiment(StopTime = 1, Interval = 1e-6));
end M;
