// expect: N011
model M
  function f
    input Integer n;
    output Real y;
  algorithm
    y := 0;
    for i in 1:n loop
      y := y + i;
    end for;
  end f;
  parameter Real p = f(2000000000);
end M;
