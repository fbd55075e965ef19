// expect: I102 T305 T322
// 2⁶⁰ calls
model M
  function f
    input Integer n;
    input Real u;
    output Real y;
  algorithm
    y := if n < 1 then sin(u) else f(n - 1, u) + f(n - 1, u + 1);
  end f;
  Real x = f(60, time);
end M;
