model Part
  Real x(start = 0.5, fixed = true);
  Real y;
equation
  der(x) = 1;
  y = if x > 0.25 then -1 else 1;
  2 * y = if x > 0.75 then -1 else 1;
end Part;
model M
  Part part;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 6:3: error S001: the model has one equation too many; these parts prescribe the same quantity: part
//   6:3: left over: part.y = if (part.x > 0.…) then (-1) else 1
//   remove one of them, or put a compliant part between them
//   part part
// no model
// endRun
