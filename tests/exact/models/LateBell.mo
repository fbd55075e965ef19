// x = 0.01*sqrt(pi)
// y = 0.01*sqrt(pi)
// z = 0.01
model LateBell "narrow bumps that come back when the steps have become long again"
  Real x(start=0, fixed=true);
  Real y(start=0, fixed=true);
  Real z(start=0, fixed=true);
  Real o;
  Real p;
equation
  der(x) = delay(exp(-((time - 20)/0.01)^2), 30);
  (, o) = spatialDistribution(exp(-((time - 20)/0.01)^2), 0, time/30, true, {0, 1}, {0, 0});
  der(y) = o;
  (p, ) = spatialDistribution(0, if time > 12 and time < 12.01 then 1 else 0, -time/40, false, {0, 1}, {0, 0});
  der(z) = p;
  annotation(experiment(StopTime=100, Interval=10));
end LateBell;
