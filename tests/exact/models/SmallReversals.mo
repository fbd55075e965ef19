// condition 10
// U = 1e-9*(64*3e5 - 62*4e5 - 4e5*(1 - cos(200 - 63*pi)))
model SmallReversals "a pump of 1e-7 kg/s without a nominal value turns around 63 times"
  Real s(start=0, fixed=true), c(start=1, fixed=true);
  Real m=1e-7*s;
  Real U(start=0, fixed=true);
equation
  der(s) = 100*c;
  der(c) = -100*s;
  der(U) = semiLinear(m, 3e5, 4e5);
  annotation(experiment(StopTime=2));
end SmallReversals;
