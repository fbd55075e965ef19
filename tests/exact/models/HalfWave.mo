// x = 5/pi
model HalfWave "max"
  constant Real pi = 3.141592653589793;
  Real x(start=0, fixed=true);
equation
  der(x) = max(0, sin(2*pi*time));
  annotation(experiment(StopTime=5));
end HalfWave;
