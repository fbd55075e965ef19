// Orientations in a plane as a type with equalityConstraint, not a record; operators on them outside of if.
package P
  type Direction
    extends Pair;
    function equalityConstraint
      input Direction a, b;
      output Real r[1];
    algorithm
      r := {a[1]*b[2] - a[2]*b[1]};
    end equalityConstraint;
  end Direction;
  type Pair = Real[2];
  connector Frame
    Real x;
    flow Real f, t;
    Direction R;
  end Frame;
  model Fixed
    Frame a;
  equation
    Connections.root(a.R);
    a.x = 0;
    a.R = {1, 0};
  end Fixed;
  model Held
    Frame a;
  equation
    a.x = 0;
    a.t = 0;
  end Held;
  model Link
    Frame a, b;
    parameter Real phi = 0;
    Boolean isFromA, isRooted;
  equation
    Connections.branch(a.R, b.R);
    isFromA = Connections.rooted(a.R);
    isRooted = isFromA or Connections.rooted(b.R);
    b.x = a.x + 1;
    a.f + b.f = 0;
    a.t + b.t = 0;
    if Connections.rooted(a.R) then
      b.R = {a.R[1]*cos(phi) - a.R[2]*sin(phi), a.R[1]*sin(phi) + a.R[2]*cos(phi)};
    else
      a.R = {b.R[1]*cos(phi) + b.R[2]*sin(phi), -b.R[1]*sin(phi) + b.R[2]*cos(phi)};
    end if;
  end Link;
  model Turning "its angle follows from the ring that it closes"
    Frame a, b;
    Real phi;
  equation
    Connections.branch(a.R, b.R);
    a.f + b.f = 0;
    a.t + b.t = 0;
    a.t = 0;
    b.R = {a.R[1]*cos(phi) - a.R[2]*sin(phi), a.R[1]*sin(phi) + a.R[2]*cos(phi)};
    a.x - b.x = 0.1*a.f;
  end Turning;
  model Mass
    Frame a;
    parameter Real force = 1;
    Boolean isRoot;
  equation
    Connections.potentialRoot(a.R, 3);
    isRoot = Connections.isRoot(a.R);
    a.f = force;
    if Connections.isRoot(a.R) then
      a.R = {0, 1};
    else
      a.t = 0;
    end if;
  end Mass;
end P;
model M
  P.Fixed wall;
  P.Link l1(phi = 0.5), l2(phi = 0.25), l3(phi = -0.125);
  P.Turning ring;
  P.Mass m, free;
  P.Link loose(phi = 0.5);
  P.Held held;
equation
  connect(wall.a, l1.a);
  connect(l1.b, l2.b);
  connect(l2.a, m.a);
  connect(l1.b, l3.a);
  connect(l3.b, ring.a);
  connect(ring.b, m.a);
  connect(loose.b, free.a);
  connect(held.a, loose.a);
  assert(l1.isFromA and not l2.isFromA and l3.isFromA and l2.isRooted, "where the root is");
  assert(not m.isRoot and free.isRoot, "roots");
  assert(abs(m.a.R[1] - cos(0.25)) < 1e-9 and abs(m.a.R[2] - sin(0.25)) < 1e-9, "direction at the mass");
  assert(abs(ring.phi + 0.125) < 1e-6, "angle that closes the ring");
  assert(abs(loose.a.R[2] - cos(0.5)) < 1e-9, "from the root backwards");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
