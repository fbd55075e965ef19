model M
  Real x = time, y, z;
  discrete Real s(start = 0, fixed = true), t(start = 0, fixed = true);
  Boolean b;
equation
  when time > 0.5 then
    s = pre(x);
  end when;
  z = pre(s);
  y = pre(x);
  b = change(x);
algorithm
  when time > 0.7 then
    t := pre(x);
  end when;
end M;
// Flat:
// 10:7: error T014: 'pre' needs a variable that changes at events only; x is continuous
//   use it within a when-clause
//   part x
// 11:7: error T014: 'change' needs a variable that changes at events only; x is continuous
//   use it within a when-clause
//   part x
// endFlat
