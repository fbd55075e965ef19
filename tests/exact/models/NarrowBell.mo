// x = sqrt(pi)/2*1e-4*(erf(0.63/1e-4) + erf(0.37/1e-4))*1e4
// y = 1e-3*(atan(0.39/1e-3) + atan(0.61/1e-3))/(1e-3*pi)
model NarrowBell "bumps of time that both ends of a step lie beside"
  Real x(start=0, fixed=true);
  Real y(start=0, fixed=true);
equation
  der(x) = 1e4*exp(-((time - 0.37)/1e-4)^2);
  der(y) = 1/(1 + ((time - 0.61)/1e-3)^2)/(1e-3*3.141592653589793);
  annotation(experiment(StopTime=1));
end NarrowBell;
