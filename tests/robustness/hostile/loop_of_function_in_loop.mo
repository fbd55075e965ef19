// expect: T322
model M
  function g
    input Real u;
    output Real y;
  algorithm
    y := u;
    for i in 1:100000 loop
      y := y + 1;
    end for;
  end g;
  function f
    input Real u;
    output Real y;
  algorithm
    y := u;
    for i in 1:100000 loop
      y := g(y);
    end for;
  end f;
  parameter Real p = f(1);
end M;
