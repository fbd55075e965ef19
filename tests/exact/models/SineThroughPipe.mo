// y = sin(3*4.5)
// z = 1 + cos(2*(5 - 1/1.5))
// i = (1 - cos(3*4.5))/3
// tolerances 1e-5 1e-7 1e-9
model SineThroughPipe "curves through pipes, with two result points only"
  Real x(start=0, fixed=true), i(start=0, fixed=true);
  Real y, z, y0, z1;
equation
  der(x) = 2;
  der(i) = y;
  (y0, y) = spatialDistribution(sin(3*time), 0, x, true, {0, 1}, {0, 0});
  (z, z1) = spatialDistribution(0, 1 + cos(2*time), -1.5*time, false, {0, 1}, {0, 0});
  annotation(experiment(StopTime=5, Interval=2.5));
end SineThroughPipe;
