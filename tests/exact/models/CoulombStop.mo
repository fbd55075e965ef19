// s = 4/(2*0.5*9.81)
// v = 0
model CoulombStop "a block slides to rest"
  Real s(start=0, fixed=true), v(start=2, fixed=true);
  Boolean slides(start=true, fixed=true);
equation
  der(s) = v;
  der(v) = if slides then -0.5*9.81 else 0;
  when v <= 0 then
    slides = false;
    reinit(v, 0);
  end when;
  annotation(experiment(StopTime=1));
end CoulombStop;
