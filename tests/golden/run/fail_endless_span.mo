// A swing of a second cannot be followed for 1e308 s.
model M
  Real x(start = 1, fixed = true), v(start = 0, fixed = true);
equation
  der(x) = v;
  der(v) = -40*x;
  annotation(experiment(StopTime = 1e308, Interval = 1e307));
end M;
// Run:
// error R111: 200001 steps between t = 0 s and t = 2866.… s hardly get on: something changes very fast; the largest error is that of der(x)
//   shorten the time to be simulated, or look for a value that is far too large or too small
// failed
// endRun
