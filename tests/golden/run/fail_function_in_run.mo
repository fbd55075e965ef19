function root
  input Real x;
  output Real y;
protected
  Integer i = 0;
algorithm
  assert(x < 0.5, "the argument is too large");
  y := x;
  while i < 3 loop
    i := i + 1;
    y := y + x;
  end while;
end root;
model Part
  Real x(start = 0, fixed = true);
  Real y;
equation
  der(x) = 1;
  y = root(x);
end Part;
model M
  Part part;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 7:3: error R150: the argument is too large (at t = 0.… s) (part)
//   part part
// failed
// endRun
