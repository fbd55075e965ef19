// x = 2*(6*pi + min(40 - 12*pi, pi))/40
// condition 3
model StateAtBorder "a state leaves the border of a condition at the start"
  Real x(start=0, fixed=true), y(start=0, fixed=true);
equation
  der(y) = 40*cos(40*time);
  der(x) = if y > 0 then 2 else 0;
  annotation(experiment(StopTime=1));
end StateAtBorder;
