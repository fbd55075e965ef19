record Orientation
  Real a;
  function equalityConstraint
    input Orientation o1, o2;
    output Real residue[1];
  algorithm
    residue := {o1.a - o2.a};
  end equalityConstraint;
end Orientation;
connector Frame
  Orientation R;
  flow Real f;
end Frame;
model M
  Frame a, b, c;
equation
  Connections.root(a.R);
  Connections.branch(a.R, b.R);
  Connections.branch(b.R, c.R);
  Connections.branch(c.R, a.R);
  a.R.a = 1;
  b.R = a.R;
  c.R = b.R;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// error C103: branches of the overconstrained connection graph form a loop (c.R)
//   part c.R
//   part a.R
// no model
// endRun
