// x = 0.5 - sin(4*pi*1000)/(8*pi*1000)
model FastSine "the first step is a multiple of the period"
  constant Real pi = 3.141592653589793;
  Real x(start=0, fixed=true);
equation
  der(x) = sin(2*pi*1000*time)^2;
  annotation(experiment(StopTime=1));
end FastSine;
