// x = 2
model QuadraticBorder "the first derivative vanishes"
  Real x(start=0, fixed=true);
equation
  der(x) = if 1 - cos(time) > 0 then 2 else 0;
  annotation(experiment(StopTime=1));
end QuadraticBorder;
