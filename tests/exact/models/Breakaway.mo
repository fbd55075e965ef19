// s = 10*0.4**3/6 + 2*0.4**2/2
model Breakaway "a ramp of force lets a block go at 6 N, against 4 N of sliding friction"
  Real s(start=0, fixed=true), v(start=0, fixed=true);
  Boolean slides(start=false, fixed=true);
equation
  der(s) = v;
  der(v) = if slides then 10*time - 4 else 0;
  when 10*time > 6 then
    slides = true;
  end when;
  annotation(experiment(StopTime=1));
end Breakaway;
