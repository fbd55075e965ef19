// x = (1 - cos(2*pi*1414.2))/(2*pi*1414.2) + 0.5
model FastSines "two of them"
  constant Real pi = 3.141592653589793;
  Real x(start=0, fixed=true);
equation
  der(x) = sin(2*pi*1414.2*time) + cos(2*pi*500*time)^2;
  annotation(experiment(StopTime=1));
end FastSines;
