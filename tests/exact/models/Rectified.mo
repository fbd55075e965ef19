// x = 2/pi*1.5
model Rectified "absolute value"
  constant Real pi = 3.141592653589793;
  Real x(start=0, fixed=true);
equation
  der(x) = abs(sin(2*pi*time));
  annotation(experiment(StopTime=1.5));
end Rectified;
