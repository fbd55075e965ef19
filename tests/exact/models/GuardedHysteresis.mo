// x = 0.0005
// n = 140
model GuardedHysteresis "conditions that nothing asks for while the other one counts, crossed again in a first step"
  Real x(start=0.999, fixed=true);
  Boolean isHigh(start=true, fixed=true);
  discrete Real n(start=0, fixed=true);
equation
  isHigh = x >= 0.001 or pre(isHigh) and x >= -0.001;
  der(x) = if isHigh then -1 else 0.01;
  when isHigh then
    n = pre(n) + 1;
  end when;
  annotation(experiment(StopTime=29.43));
end GuardedHysteresis;
