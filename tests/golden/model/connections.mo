package P
  connector Pin
    Real v;
    flow Real i;
  end Pin;
  model TwoPin
    Pin p, n;
  end TwoPin;
  model R
    extends TwoPin;
    parameter Real r = 1;
  equation
    p.v - n.v = r*p.i;
    p.i + n.i = 0;
  end R;
  model Pair
    extends TwoPin;
    R a, b;
  equation
    connect(p, a.p);
    connect(a.n, b.p);
    connect(b.n, n);
  end Pair;
  model Ground
    Pin p;
  equation
    p.v = 0;
  end Ground;
end P;
model Connections
  P.Pair pair;
  P.R r[2](r = {2, 3});
  P.Ground ground;
  parameter Boolean useExtra = false;
  P.R extra if useExtra;
equation
  connect(pair.p, r[1].p);
  connect(r[1].n, r[2].p);
  connect(r[2].n, ground.p);
  connect(pair.n, ground.p);
  connect(extra.p, ground.p);
end Connections;
// Flat:
// model Connections
//   Real pair.p.v
//   flow Real pair.p.i
//   Real pair.n.v
//   flow Real pair.n.i
//   Real pair.a.p.v
//   flow Real pair.a.p.i
//   Real pair.a.n.v
//   flow Real pair.a.n.i
//   parameter Real pair.a.r = 1
//   Real pair.b.p.v
//   flow Real pair.b.p.i
//   Real pair.b.n.v
//   flow Real pair.b.n.i
//   parameter Real pair.b.r = 1
//   Real r[1].p.v
//   flow Real r[1].p.i
//   Real r[1].n.v
//   flow Real r[1].n.i
//   parameter Real r[1].r = 2
//   Real r[2].p.v
//   flow Real r[2].p.i
//   Real r[2].n.v
//   flow Real r[2].n.i
//   parameter Real r[2].r = 3
//   Real ground.p.v
//   flow Real ground.p.i
//   structural parameter Boolean useExtra = false
// equation
//   pair.p.v = r[1].p.v  // connection
//   r[1].n.v = r[2].p.v  // connection
//   r[2].n.v = ground.p.v  // connection
//   pair.n.v = ground.p.v  // connection
//   pair.p.v = pair.a.p.v  // connection
//   pair.a.n.v = pair.b.p.v  // connection
//   pair.b.n.v = pair.n.v  // connection
//   pair.p.i = -r[1].p.i  // flow balance
//   r[1].n.i = -r[2].p.i  // flow balance
//   pair.n.i + (r[2].n.i + ground.p.i) = 0  // flow balance
//   pair.p.i = pair.a.p.i  // flow balance
//   pair.a.n.i = -pair.b.p.i  // flow balance
//   pair.b.n.i = pair.n.i  // flow balance
//   pair.a.p.v - pair.a.n.v = pair.a.p.i*pair.a.r
//   pair.a.p.i + pair.a.n.i = 0
//   pair.b.p.v - pair.b.n.v = pair.b.p.i*pair.b.r
//   pair.b.p.i + pair.b.n.i = 0
//   r[1].p.v - r[1].n.v = r[1].p.i*r[1].r
//   r[1].p.i + r[1].n.i = 0
//   r[2].p.v - r[2].n.v = r[2].p.i*r[2].r
//   r[2].p.i + r[2].n.i = 0
//   ground.p.v = 0
// end Connections
// endFlat
