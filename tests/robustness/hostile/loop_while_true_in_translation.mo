// expect: T322
model M
  function f
    input Real u;
    output Real y;
  algorithm
    y := u;
    while true loop
      y := y + 1;
    end while;
  end f;
  parameter Real p = f(1);
end M;
