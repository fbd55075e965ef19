// A run goes on with a value that is infinite for a while, but says so, once.
model M
  Real y = 1/abs(time - 0.5);
  Real z = exp(1000*time);
  annotation(experiment(StopTime = 1, Interval = 0.25));
end M;
// Run:
// warning R104: y is infinite: a division by zero, or growth without bounds (at t = 0.… s)
// finished
// endRun
