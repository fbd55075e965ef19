// force = -4*sin(2)
// work = 2*cos(2)**2/1 - 2
model PrescribedMotion "twice differentiated"
  Real s, v, force, work(start=0, fixed=true);
equation
  s = sin(2*time);
  v = der(s);
  force = der(v);
  der(work) = force*v;
  annotation(experiment(StopTime=1));
end PrescribedMotion;
