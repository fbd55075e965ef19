// x = 1
model Touching "touches its border and does not cross it"
  Real x(start=0, fixed=true);
equation
  der(x) = if (time - 0.5)^2 >= 0 then 1 else 50;
  annotation(experiment(StopTime=1));
end Touching;
