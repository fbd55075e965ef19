model Line
  parameter Real lag = -0.1;
  Real y;
equation
  y = delay(sin(time), lag);
end Line;
model M
  Line line;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 5:7: error R150: the time of 'delay' may not be negative: line.lag (at t = 0 s)
//   part line
// failed
// endRun
