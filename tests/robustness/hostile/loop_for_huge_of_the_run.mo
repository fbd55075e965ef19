// expect: I102
model M
  function f
    input Real u;
    output Real y;
  algorithm
    y := u;
    for i in 1:integer(1e9 + u) loop
      y := y + 1 / i;
    end for;
  end f;
  Real x = f(time);
end M;
