// expect: T005
model M
  function f
    input Real u;
    output Real y;
  algorithm
    y := u ^ 2;
  end f;
  function g = der(g, u);
  Real x = g(time);
end M;
