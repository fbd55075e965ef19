partial model Promised
  parameter Real a = 1;
  Real y;
end Promised;
model Full
  extends Promised;
equation
  y = a;
end Full;
model Fuller
  extends Full;
end Fuller;
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
  redeclare Fuller p(a = 2);
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
  Fixed fixed(redeclare Fuller p(a = 4));
  Body body;
  Once again(redeclare Fuller p(a = 5));
  Open lesser(redeclare Lesser p);
  Closed closed(p(a = 6));
  Around around;
end M;
// Flat:
// 40:15: error N018: 'p' cannot be redeclared: it is not replaceable
//   17:8: declared here without 'replaceable'
// 24:20: error N018: 'p' cannot be redeclared: it is not replaceable
//   17:8: declared here without 'replaceable'
// 42:14: error N018: 'p' cannot be redeclared: it is not replaceable
//   27:16: declared here without 'replaceable'
// 43:15: error N019: 'Lesser' cannot replace 'Promised' as p: it has no a
//   part lesser
// 44:17: error N014: p is final and cannot be changed here
//   30:16: made final here
// 33:14: error N019: the inner around.p is a 'Lesser' and cannot stand for the 'Full' that around.needs needs: it has no a
//   36:16: the inner part
//   part around.needs
// endFlat
