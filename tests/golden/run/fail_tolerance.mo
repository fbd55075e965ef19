model M
  Real x(start = 1, fixed = true);
equation
  der(x) = -x;
  annotation(experiment(StopTime = 1, Tolerance = 2));
end M;
// Run:
// error R010: the tolerance must lie between 0 and 1
// failed
// endRun
