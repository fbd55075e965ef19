// x = asin(sin(10))
model Signs "sign of a cosine"
  Real x(start=0, fixed=true);
equation
  der(x) = sign(cos(time));
  annotation(experiment(StopTime=10));
end Signs;
