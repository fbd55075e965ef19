// x = 2
model CubicBorder "the first two derivatives vanish"
  Real x(start=0, fixed=true);
equation
  der(x) = if time - sin(time) > 0 then 2 else 0;
  annotation(experiment(StopTime=1));
end CubicBorder;
