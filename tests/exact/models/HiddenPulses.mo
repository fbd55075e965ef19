// n = 48
// e = 24*0.4
// w = 0.2
// p = 3
// condition 100
model HiddenPulses "crossings of states that are smooth themselves: the integrator alone would stride over them"
  Real phi(start=0, fixed=true);
  Real e(start=0, fixed=true);
  Real w(start=0, fixed=true);
  Integer n(start=0, fixed=true);
  Integer p(start=0, fixed=true);
  Boolean isOpen = sin(phi) > 0.5;
  Boolean isPositive = (s + 0.5)*s*(s - 1)*(s - 2)*(s - 20)*(s - 21) > 0;
  Real s(start=-0.25, fixed=true);
equation
  der(phi) = 100;
  der(s) = 1;
  der(e) = if sin(0.5*phi) > 0 then 10*sin(0.5*phi) else 0;
  der(w) = if abs(s - 0.513) < 1e-4 then 1000 else 0;
  when isOpen then
    n = pre(n) + 1;
  end when;
  when change(isPositive) then
    p = pre(p) + 1;
  end when;
  annotation(experiment(StopTime=3));
end HiddenPulses;
