// a = 2
// b = 4
model ElasticCollision "two equal balls exchange their velocities"
  Real a(start=0, fixed=true), va(start=1, fixed=true), b(start=2, fixed=true), vb(start=0, fixed=true);
equation
  der(a) = va;
  der(b) = vb;
  der(va) = 0;
  der(vb) = 0;
  when a > b then
    reinit(va, pre(vb));
    reinit(vb, pre(va));
  end when;
  annotation(experiment(StopTime=4));
end ElasticCollision;
