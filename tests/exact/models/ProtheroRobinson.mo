// x = cos(1)
// stiff
model ProtheroRobinson "stiff about a smooth solution"
  Real x(start=1, fixed=true);
equation
  der(x) = -1e6*(x - cos(time)) - sin(time);
  annotation(experiment(StopTime=1));
end ProtheroRobinson;
