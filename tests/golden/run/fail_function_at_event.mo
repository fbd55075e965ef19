function once
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
end once;
model Part
  Real x(start = 0, fixed = true);
  discrete Real y(start = 0, fixed = true);
equation
  der(x) = 1;
  when x > 0.7 then
    y = once(x);
  end when;
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
