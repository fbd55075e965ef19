model Part
  discrete Real x(start = 0, fixed = true);
equation
  when time > 0.5 then
    x = log(0.2 - time);
  end when;
end Part;
model M
  Part part;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// error R103: part.x is not a number: a division of zero by zero, a root or logarithm of a negative number, or a subscript out of range (at t = 0.… s)
//   part part
// failed
// endRun
