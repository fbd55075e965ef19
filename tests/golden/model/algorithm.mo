model Algorithms
  Real y, z[2];
  discrete Real d(start = 3);
algorithm
  y := 0;
  for i in 1:3 loop
    y := y + i*time;
  end for;
  if time > 1 then
    z := {1, y};
  else
    z := {time, 2};
  end if;
algorithm
  when time > 0.5 then
    d := pre(d) + 1;
  end when;
end Algorithms;
// Flat:
// model Algorithms
//   Real y
//   Real z[1]
//   Real z[2]
//   discrete Real d(start = 3)
//   discrete Boolean $when1
// equation
//   y = time + 2*time + 3*time  // algorithm
//   z[1] = if time > 1 then 1 else time  // algorithm
//   z[2] = if time > 1 then time + 2*time + 3*time else 2  // algorithm
//   $when1 = time > 0.5  // when
//   d = if edge($when1) then 1 + pre(d) else pre(d)  // algorithm
// end Algorithms
// endFlat
