// x = 1.5
model Staircase "floor of time"
  Real x(start=0, fixed=true);
equation
  der(x) = floor(4*time);
  annotation(experiment(StopTime=1));
end Staircase;
