// w = sqrt(1 - 2*50*sqrt(pi)/2*1e-3*(erf(0.63/1e-3) + erf(0.37/1e-3)))
// condition 10
model PassedMagnet "a force that acts over a thousandth of the way alone"
  Real s(start=0, fixed=true), v(start=1, fixed=true), w = v;
equation
  der(s) = v;
  der(v) = -50*exp(-((s - 0.37)/1e-3)^2);
  annotation(experiment(StopTime=1));
end PassedMagnet;
