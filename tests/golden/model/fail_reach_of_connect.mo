// A connect equation names connectors of its class and public ones of its parts; roots are overconstrained.
connector Plug
  Real v;
  flow Real i;
end Plug;
model Part
  Plug a;
protected
  Plug hidden;
equation
  a.v = a.i;
  connect(a, hidden);
end Part;
model Box
  Part part;
end Box;
model M
  Part one, two;
  Box box;
equation
  connect(one.hidden, two.a);
  connect(one.a, box.part.a);
  Connections.root(one.a);
end M;
// Flat:
// 21:11: error N020: 'hidden' of one is protected and cannot be used here
// 22:18: error C008: 'box.part.a' lies within a part: only connectors of parts can be connected
// 23:3: error C009: one.a has no function equalityConstraint: it cannot be a root or an end of a branch
// endFlat
