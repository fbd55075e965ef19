// expect: finished
model M
  function f
    input Real u;
    output Real y;
    annotation(derivative = f1);
  algorithm
    y := u;
  end f;
  function f1
    input Real u;
    input Real du;
    output Real y;
    annotation(derivative(order = 2) = f1);
  algorithm
    y := f(du);
  end f1;
  Real x(start = 1), v, a;
equation
  v = der(x);
  a = der(v);
  f(x) = time;
end M;
