// y = 3
model CubicStateBorder "a state with vanishing rate and acceleration leaves zero"
  Real a(start=0, fixed=true), v(start=0, fixed=true), s(start=0, fixed=true), y(start=0, fixed=true);
equation
  der(a) = 6;
  der(v) = a;
  der(s) = v;
  der(y) = if s > 0 then 3 else 0;
  annotation(experiment(StopTime=1));
end CubicStateBorder;
