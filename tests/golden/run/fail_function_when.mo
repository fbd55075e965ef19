function steps
  input Real x;
  output Real y;
protected
  Real z = 0;
algorithm
  assert(x < 0.5, "the argument is too large");
  y := 0;
  while z < x loop
    z := z + 0.3;
    y := y + 1;
  end while;
end steps;
model Part
  discrete Real y(start = 0, fixed = true);
equation
  when time > 0.7 then
    y = steps(time);
  end when;
end Part;
model M
  Part part;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// error R120: the argument is too large, in part (at t = 0.… s)
//   part part
// failed
// endRun
