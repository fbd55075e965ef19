// x = 0.02
// w = exp(-1)
// condition 100
model DipBesideSlowStates "the same, beside something smooth"
  Real y(start=0.2499, fixed=true), v(start=-1, fixed=true), x(start=0, fixed=true), w(start=1, fixed=true);
equation
  der(w) = -w;
  der(y) = v;
  der(v) = 2;
  der(x) = if y >= 0 then 0 else 1;
  annotation(experiment(StopTime=1));
end DipBesideSlowStates;
