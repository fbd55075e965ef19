// x = 3*0.045 + 0.005
model Sawtooth "mod of time"
  Real x(start=0, fixed=true);
equation
  der(x) = mod(time, 0.3);
  annotation(experiment(StopTime=1));
end Sawtooth;
