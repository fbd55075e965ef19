// x = 1
model SineAtBorder "a condition of time stands at its border at the start"
  constant Real pi = 3.141592653589793;
  Real x(start=0, fixed=true);
equation
  der(x) = if sin(2*pi*time) > 0 then 2 else 0;
  annotation(experiment(StopTime=1));
end SineAtBorder;
