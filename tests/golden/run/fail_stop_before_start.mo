model M
  Real x(start = 1, fixed = true);
equation
  der(x) = -x;
  annotation(experiment(StartTime = 2, StopTime = 1));
end M;
// Run:
// error R010: the stop time lies before the start time
// failed
// endRun
