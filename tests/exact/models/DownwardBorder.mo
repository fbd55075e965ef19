// y = 1
model DownwardBorder "leaves a closed border"
  Real x(start=0, fixed=true), y(start=0, fixed=true);
equation
  der(x) = -1;
  der(y) = if x >= 0 then 0 else 1;
  annotation(experiment(StopTime=1));
end DownwardBorder;
