model M
  Real x(start = 0, fixed = true);
  Real y = delay(x, 1e-7);
equation
  der(x) = 1 - y;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// warning R004: a delay of 1e-07 s is too short for this run, whose steps would have to be as short: what it delays comes up to 1e-05 s late
//   shorten the run, or leave the delay out
// finished
// endRun
