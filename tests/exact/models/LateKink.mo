// x = 2*0.0398960862590957
// y = 50*0.0106624714436436
model LateKink "what is late has kinks that no event tells of"
  Real x(start=0, fixed=true);
  Real y(start=0, fixed=true);
  Real slow(start=1, fixed=true);
  Real o;
equation
  der(x) = delay(2*max(0, 1 - abs(time - 11)/0.0398960862590957), 14.6872579081937);
  (, o) = spatialDistribution(50*max(0, 1 - abs(time - 20)/0.0106624714436436), 0, time/29.026, true, {0, 1}, {0, 0});
  der(y) = o;
  der(slow) = 0.01*cos(0.1*time);
  annotation(experiment(StopTime=60, Interval=10));
end LateKink;
