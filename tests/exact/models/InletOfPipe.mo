// y = (1 - cos(6))/3
// z = (1 - cos(6))/3
// condition 2
model InletOfPipe "what enters a pipe is there at once, with everything that hangs on it"
  Real y(start=0, fixed=true);
  Real z(start=0, fixed=true);
  Real o, p, q;
equation
  (o, ) = spatialDistribution(sin(3*time), 0, time/10, true, {0, 1}, {0, 0});
  der(y) = o;
  (, p) = spatialDistribution(0, q, -time/10, time > 5, {0, 1}, {0, 0});
  q = sin(3*time) + 0.5*(p - q);
  der(z) = p;
  annotation(experiment(StopTime=2));
end InletOfPipe;
