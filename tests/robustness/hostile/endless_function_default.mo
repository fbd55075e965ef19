// expect: N026
model M
  function f
    input Real u = f();
    output Real y;
  algorithm
    y := u;
  end f;
  Real x = f();
end M;
