// expect: T305
model M
  function f
    input Integer m, n;
    output Integer y;
  algorithm
    y := if m == 0 then n + 1 elseif n == 0 then f(m - 1, 1) else f(m - 1, f(m, n - 1));
  end f;
  parameter Integer n = f(4, 3);
end M;
