// expect: N011
model M
  function f
    input Real u;
    output Real y;
  protected
    Real z[2000000000, 2000000000];
  algorithm
    y := u + z[1, 1];
  end f;
  Real x = f(time);
end M;
