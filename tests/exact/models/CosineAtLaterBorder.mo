// x = 1
model CosineAtLaterBorder "half of the time, from within"
  constant Real pi = 3.141592653589793;
  Real x(start=0, fixed=true);
equation
  der(x) = if cos(2*pi*time) >= 0 then 2 else 0;
  annotation(experiment(StopTime=1));
end CosineAtLaterBorder;
