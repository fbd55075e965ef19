// x = 0.7 + 3*0.3
model Simultaneous "two crossings at one instant"
  Real x(start=0, fixed=true), y(start=-0.7, fixed=true), z(start=0.7, fixed=true);
equation
  der(y) = 1;
  der(z) = -1;
  der(x) = 1 + (if y > 0 then 1 else 0) + (if z < 0 then 1 else 0);
  annotation(experiment(StopTime=1));
end Simultaneous;
