model Part
  Real x(start = 0, fixed = true), a, b;
equation
  der(x) = 1;
  (x - 0.5)*a + b = 1;
  a + b = 2 + (if x < 0.5 then 0 else 1);
end Part;
model M
  Part part;
  annotation(experiment(StopTime = 2));
end M;
// Run:
// 5:3: error R102: a linear system of equations has no solution, in part.b + part.a*(part.x - 0.…) = 1 of part; not determined: part.a (at t = 1.… s)
//   part part
// failed
// endRun
