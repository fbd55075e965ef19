// expect: N011
model M
  function f
    input Real u;
    output Real y;
  algorithm
    y := u;
    for i in 1:2000000000 loop
      for j in 1:2000000000 loop
        y := y + i / j;
      end for;
    end for;
  end f;
  Real x = f(time);
end M;
