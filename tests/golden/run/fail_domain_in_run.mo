model Part
  Real x(start = 0, fixed = true);
equation
  der(x) = log(0.5 - time);
end Part;
model M
  Part part;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// error R110: the integration cannot go on at t = 0.… s: the step became too small; the derivative of part.x is not a finite number (at t = 0.… s)
//   part part
// failed
// endRun
