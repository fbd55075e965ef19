function small
  input Real p;
  input Real x;
  output Real y;
algorithm
  assert(p < 10, "p is too large");
  y := p*x;
end small;
function either
  input Real p;
  input Real x;
  output Real y;
protected
  Integer i;
algorithm
  i := 0;
  while i < x loop
    i := i + 1;
  end while;
  if i > 3 then
    y := small(p, x);
  else
    y := x;
  end if;
end either;
model M
  Real y = either(20, time);
end M;
// Flat:
// model M
//   Real y
// equation
//   y = call#0.1(time)  // declared value
// end M
// endFlat
