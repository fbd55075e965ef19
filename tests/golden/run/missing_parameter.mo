model Part
  parameter Real k;
  Real x(start = 0, fixed = true);
equation
  der(x) = k;
end Part;
model M
  Part part;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 2:18: warning I001: parameter k of part has no value; 0 is used
//   enter a value for k
//   part part
// finished
// endRun
