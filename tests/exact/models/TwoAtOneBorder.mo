// y = 3
model TwoAtOneBorder "two conditions, one border"
  Real x(start=0, fixed=true), y(start=0, fixed=true);
equation
  der(x) = 1;
  der(y) = (if x > 0 then 1 else 0) + (if -x < 0 then 2 else 0);
  annotation(experiment(StopTime=1));
end TwoAtOneBorder;
