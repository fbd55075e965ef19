// y = 0
model StaysAtBorder "never leaves it"
  Real x(start=0, fixed=true), y(start=0, fixed=true);
equation
  der(x) = -x;
  der(y) = if x > 0 then 1 else 0;
  annotation(experiment(StopTime=1));
end StaysAtBorder;
