// expect: T017 finished stopped
model M
  Real y0, y1;
equation
  (y0, y1) = spatialDistribution(time, 0, time, true, linspace(0, 1, 4000000), zeros(4000000));
end M;
