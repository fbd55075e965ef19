partial model Promised
  parameter Real a = 1;
  Real y;
end Promised;
model Full
  extends Promised;
equation
  y = a;
end Full;
model Lesser
  Real y = 1;
end Lesser;
model Fixed
  Full p;
end Fixed;
model Open
  replaceable Full p constrainedby Promised;
end Open;
model Body
  extends Fixed;
  redeclare Full p(a = 2);
end Body;
model Once
  extends Open(redeclare Full p(a = 3));
end Once;
model Closed
  extends Open(redeclare final Full p(a = 3));
end Closed;
model Needs
  outer Full p;
end Needs;
model Around
  inner Lesser p;
  Needs needs;
end Around;
model M
  Fixed fixed(redeclare Full p(a = 4));
  Body body;
  Once again(redeclare Full p(a = 5));
  Open lesser(redeclare Lesser p);
  Closed closed(p(a = 6));
  Around around;
end M;
// Flat:
// 37:15: error N018: 'p' cannot be redeclared: it is not replaceable
//   14:8: declared here without 'replaceable'
// 21:18: error N018: 'p' cannot be redeclared: it is not replaceable
//   14:8: declared here without 'replaceable'
// 39:14: error N018: 'p' cannot be redeclared: it is not replaceable
//   24:16: declared here without 'replaceable'
// 40:15: error N019: 'Lesser' cannot replace 'Promised' as p: it has no a
//   part lesser
// 41:17: error N014: p is final and cannot be changed here
//   27:16: made final here
// 30:14: error N019: the inner around.p is a 'Lesser' and cannot stand for the 'Full' that around.needs needs: it has no a
//   33:16: the inner part
//   part around.needs
// endFlat
