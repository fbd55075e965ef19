// x = 0.2 + 0.045 + 17
// z = 0.15 + 200*0.15 + 300*0.15 + 400*0.15 + 500*1.25
// v = 2 - 0.31 + 2
// tolerances 1e-3 1e-4 1e-5
model FunctionSwitches "Integers that are set under conditions within functions follow at once"
  type E = enumeration(low, middle, high);
  function f
    input Real u;
    output Real y;
  protected
    Integer i = 2;
  algorithm
    if u > 0.3 then
      i := 1;
    end if;
    y := if i < 2 then 10 else u;
  end f;
  function remainder
    input Real u;
    output Real n;
  protected
    Integer i = 5;
  algorithm
    if u > 0.3 then
      i := 4;
    end if;
    n := mod(i + 3, 3) + div(i, 5);
  end remainder;
  function count
    input Real u;
    output Real y;
  protected
    Integer c = 0;
  algorithm
    for k in 1:5 loop
      if u > 0.15*k then
        c := c + 1;
      end if;
    end for;
    y := if c >= 2 then 100*c else c;
  end count;
  function literal
    input Real u;
    output Real y;
  protected
    E e = E.low;
  algorithm
    if u > 0.31 then
      e := E.middle;
    end if;
    y := if e >= E.middle then 2 else 1;
  end literal;
  Real y = f(time);
  Real n = remainder(time);
  Real c = count(time);
  Real e = literal(time);
  Real x(start=0.2, fixed=true);
  Real z(start=0, fixed=true);
  Real v(start=0, fixed=true);
equation
  der(x) = y;
  der(z) = c;
  der(v) = e;
  annotation(experiment(StopTime=2));
end FunctionSwitches;
