// expect: T302
model M
  function f
    input Real u;
    input Integer n;
    output Real y;
  protected
    Real z[n];
  algorithm
    y := u + sum(z);
  end f;
  Real x = f(time, -5);
end M;
