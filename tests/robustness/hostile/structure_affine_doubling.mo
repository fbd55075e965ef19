// expect: finished
// an expression of 2⁶⁰ terms with shared parts, linear in what is sought
model M
  function f
    input Real u;
    output Real y;
  algorithm
    y := u;
    for k in 1:60 loop
      y := (y + k) - 0.4 * (y + 2 * k);
    end for;
  end f;
  Real x;
equation
  f(x) = time;
end M;
