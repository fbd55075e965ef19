// x = 1
model LateStart "an event a million seconds on"
  Real x(start=0, fixed=true);
equation
  der(x) = if time - 1e6 > 0.5 then 2 else 0;
  annotation(experiment(StopTime=1000001, StartTime=1000000));
end LateStart;
