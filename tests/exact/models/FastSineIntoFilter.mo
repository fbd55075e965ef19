// x = 0.5*(1 - exp(-10)) - 0.5*(1 - exp(-10))*100/(100 + (1200*pi)**2)
model FastSineIntoFilter "ripple on a slow state"
  constant Real pi = 3.141592653589793;
  Real x(start=0, fixed=true);
equation
  der(x) = 10*(sin(2*pi*300*time)^2 - x);
  annotation(experiment(StopTime=1));
end FastSineIntoFilter;
