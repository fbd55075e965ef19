// expect: I102
model M
  function f
    input Real u;
    output Real y;
  algorithm
    y := g(u) + 1;
  end f;
  function g
    input Real u;
    output Real y;
  algorithm
    y := f(u) * 2;
  end g;
  Real x = f(time);
end M;
