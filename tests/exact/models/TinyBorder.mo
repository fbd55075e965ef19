// x = 30 - 4*pi/3
// n = 2
model TinyBorder "a relation on numbers whose product is none: 1e-340"
  Real s(start=0, fixed=true), c(start=1, fixed=true);
  Real faint=1e-170*(s + 0.5);
  Real x(start=0, fixed=true) "grows at the rate 1 between 7/6 and 11/6 of half a turn, else 2";
  discrete Real n(start=0, fixed=true);
equation
  der(s) = c;
  der(c) = -s;
  der(x) = if faint > 0 then 2 else 1;
  when faint > 0 then
    n = pre(n) + 1;
  end when;
  annotation(experiment(StopTime=15));
end TinyBorder;
