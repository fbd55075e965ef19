// x = 0.5 - sin(4*pi*997.3)/(8*pi*997.3)
model FastSineOdd "it is none"
  constant Real pi = 3.141592653589793;
  Real x(start=0, fixed=true);
equation
  der(x) = sin(2*pi*997.3*time)^2;
  annotation(experiment(StopTime=1));
end FastSineOdd;
