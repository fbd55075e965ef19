// Loops whose length depends on the run are functions: what only a model can do stands outside of them.
model M
  Real x(start = 1, fixed = true);
  Real y, z;
  Integer n(start = 1, fixed = true);
equation
  der(x) = -x;
algorithm
  when x < 0.5 then
    n := pre(n) + 1;
    for i in 1:n loop
      reinit(x, i);
    end for;
  end when;
algorithm
  y := x;
  while y > 0.1 loop
    y := y - delay(y, 0.1);
  end while;
algorithm
  z := x;
  while z > 1 loop
    z := z - 1;
    when z < 0.5 then
      z := 0;
    end when;
  end while;
algorithm
  while x > 10 loop
    terminate("ten");
  end while;
algorithm
  for i in 1:n loop
    return;
  end for;
algorithm
  return;
end M;
// Flat:
// 12:7: error T319: reinit cannot stand in a loop whose length is known only during the run
// 17:3: error T319: delay cannot stand in a loop whose length is known only during the run
// 24:5: error T319: when cannot stand in a loop whose length is known only during the run
// 30:5: error T319: terminate cannot stand in a loop whose length is known only during the run
// 34:5: error T328: return can only be used in a function
// 37:3: error T328: return can only be used in a function
// endFlat
