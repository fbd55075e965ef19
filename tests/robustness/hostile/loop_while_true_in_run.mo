// expect: I102
model M
  function f
    input Real u;
    output Real y;
  algorithm
    y := u;
    while y > -1 loop
      y := y + 1;
    end while;
  end f;
  Real x = f(time);
end M;
