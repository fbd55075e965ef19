// expect: T305
model M
  function f
    input Integer n;
    output Integer y;
  algorithm
    y := f(n + 1);
  end f;
  parameter Integer n = f(1);
end M;
