model Part
  Real x;
equation
  x = log(0.5 - time);
end Part;
model M
  Part part;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// warning R104: part.x is infinite: a division by zero, or growth without bounds (at t = 0.… s)
//   part part
// error R103: part.x is not a number: a division of zero by zero, a root or logarithm of a negative number, or a subscript out of range (at t = 0.… s)
//   part part
// failed
// endRun
