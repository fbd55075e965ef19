// expect: I102
model M
  function f
    input Real u;
    output Real y;
  algorithm
    y := u;
    while y >= u loop
      y := y + 1;
    end while;
  end f;
  parameter Real p(fixed = false);
  Real x = p * time;
initial algorithm
  p := f(time);
end M;
