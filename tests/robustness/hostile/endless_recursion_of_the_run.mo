// expect: I102
model M
  function f
    input Real u;
    output Real y;
  algorithm
    y := if u > -1 then f(u + 1) else u;
  end f;
  Real x = f(time);
end M;
