// expect: T311
// an array that doubles 60 times
model M
  function f
    input Real u;
    output Real y;
  protected
    Real z[:] = {u};
  algorithm
    for k in 1:60 loop
      z := cat(1, z, z);
    end for;
    y := sum(z);
  end f;
  Real x = f(time);
end M;
