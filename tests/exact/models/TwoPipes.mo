// d = 2
// f = (1 - 0.3)**2
// i = (1 - 0.02)**3/3
// g = 2 - 0.5**8
// tolerances 1e-5 1e-6 1e-7 1e-8 1e-9
model TwoPipes "fast pipes: a step in two of them, a curve, an echo; each passed many times in a step of the output"
  Real x = 10*time;
  Real s(start=0, fixed=true);
  Real a, b, c, d, e, f, h, g, k, l;
  Real i(start=0, fixed=true);
equation
  der(s) = 50;
  der(i) = l;
  (a, b) = spatialDistribution(if time < 0.33 then 1 else 2, 0, x, true, {0, 1}, {0, 0});
  (c, d) = spatialDistribution(b, 0, x, true, {0, 1}, {0, 0});
  (e, f) = spatialDistribution(time^2, 0, 10*time/3, true, {0, 1}, {0, 0});
  (h, g) = spatialDistribution(0.5*g + 1, 0, 0.95*x + 0.05, true, {0, 1}, {0, 0});
  (k, l) = spatialDistribution(time^2, 0, s, true, {0, 1}, {0, 0});
  annotation(experiment(StopTime=1));
end TwoPipes;
