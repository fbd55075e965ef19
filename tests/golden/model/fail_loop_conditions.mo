// Conditions, bounds and assertions within loops of the run that are no scalars.
model M
  record R
    Real a;
  end R;
  R r(a = 1);
  Real y[5];
  Integer none[0];
algorithm
  y[1] := time;
  while y[1] > 0.1 loop
    if r then
      y[1] := 0;
    end if;
  end while;
algorithm
  y[2] := time;
  while y[2] > 0.1 loop
    while r loop
      y[2] := 0;
    end while;
  end while;
algorithm
  y[3] := time;
  while y[3] > 0.1 loop
    for i in none:3 loop
      y[3] := 0;
    end for;
  end while;
algorithm
  y[4] := time;
  while y[4] > 0.1 loop
    assert(r, "no condition");
  end while;
algorithm
  y[5] := time;
  while y[5] > 0.1 loop
    assert(y[5] > 0, y[5]);
  end while;
algorithm
  assert(r, "no condition");
algorithm
  assert(time > 2, r);
end M;
// Flat:
// 12:8: error T312: the condition of an if-statement is a Boolean scalar
// 19:11: error T312: the condition of a while-statement is a Boolean scalar
// 26:14: error T313: the bounds of a range are scalars
// 33:12: error T314: assert takes a Boolean, a String and an AssertionLevel
// 38:22: error T314: assert takes a Boolean, a String and an AssertionLevel
// 41:10: error T314: assert takes a Boolean, a String and an AssertionLevel
// 43:20: error T314: assert takes a Boolean, a String and an AssertionLevel
// endFlat
