// Functions that are partial derivatives of others: by one input, by two, of loops, of arrays, within functions.
model M
  function f
    input Real x, y;
    output Real z;
  algorithm
    assert(x > -10, "never");
    z := x^2*y + sin(x*y);
  end f;
  function f_x = der(f, x);
  function f_xy = der(f, x, y);
  function f_xx = der(f, x, x);
  function powers
    input Real x;
    input Integer n;
    output Real v[3];
  algorithm
    v := ones(3);
    for i in 1:n loop
      v := {x*v[1], v[2]*x^2, if x > 0 then i*x else -x};
    end for;
  end powers;
  function slopes = der(powers, x);
  function inside
    input Real x;
    output Real y;
  protected
    Real u = 0;
    Integer k = 0;
  algorithm
    while k < 3 and u < x + 100 loop
      u := u + f_x(x, k);
      k := k + 1;
    end while;
    y := u;
  end inside;
  Real x = 1 + time, y = 2*time;
  Real a = f_x(x, y), b = f_xy(x, y), c[3] = slopes(x, 3), d = inside(x), e = f_xx(x, y = y);
equation
  assert(abs(a - (2*x*y + y*cos(x*y))) < 1e-12, "by x");
  assert(abs(b - (2*x + cos(x*y) - x*y*sin(x*y))) < 1e-12, "by x and y");
  assert(abs(e - (2*y - y^2*sin(x*y))) < 1e-12, "twice by x");
  assert(abs(c[1] - 3*x^2) < 1e-12 and abs(c[2] - 6*x^5) < 1e-10 and abs(c[3] - 3) < 1e-12, "of a loop");
  assert(abs(d - (2*x + cos(x) + 4*x + 2*cos(2*x))) < 1e-12, "in a function");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
