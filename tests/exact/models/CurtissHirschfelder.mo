// x = 2500/2501*cos(1.5) + 50/2501*sin(1.5) - 2500/2501*exp(-75)
model CurtissHirschfelder "the first stiff equation"
  Real x(start=0, fixed=true);
equation
  der(x) = -50*(x - cos(time));
  annotation(experiment(StopTime=1.5), Documentation(info="C. F. Curtiss, J. O. Hirschfelder, 1952"));
end CurtissHirschfelder;
