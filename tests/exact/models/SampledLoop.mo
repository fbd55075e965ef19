// u = 3/7*(1 - (-0.5/7)**11)/(1 + 0.5/7)
model SampledLoop "a sampled controller around a plant without memory"
  Real y, e, u(start=0);
equation
  when {initial(), sample(0.1, 0.1)} then
    e = 1 - y;
    u = 3*e - 0.5*pre(u);
  end when;
  y = 2*u;
  annotation(experiment(StopTime=1));
end SampledLoop;
