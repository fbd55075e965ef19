// x = 0.02
// condition 100
model DipOfStates "a parabola that is below zero for a short time"
  Real y(start=0.2499, fixed=true), v(start=-1, fixed=true), x(start=0, fixed=true);
equation
  der(y) = v;
  der(v) = 2;
  der(x) = if y < 0 then 1 else 0;
  annotation(experiment(StopTime=1));
end DipOfStates;
