// What has been redeclared without 'replaceable' is fixed, a constraining clause of a redeclaration narrows what may
// follow (specification 7.3).
model B
  parameter Real a = 1;
end B;
model C
  extends B;
  parameter Real b = 2;
end C;
model Open
  replaceable model K = B;
  replaceable B p;
  K k;
end Open;
model Fixed
  extends Open(redeclare model K = C, redeclare B p);
end Fixed;
model Narrow
  extends Open(redeclare replaceable model K = C constrainedby C);
end Narrow;
model Narrower
  extends Narrow;
end Narrower;
model M
  Fixed fixed(redeclare model K = B);
  Fixed again(redeclare B p(a = 3));
  Narrow narrow(redeclare model K = B);
  Narrower narrower(redeclare model K = B);
  Narrower fits(redeclare model K = C(b = 3));
end M;
// Flat:
// 26:15: warning N018: 'p' is redeclared, although an earlier redeclaration does not say 'replaceable'
//   16:39: redeclared here without 'replaceable'
// 25:31: error N018: 'K' cannot be redeclared: it is not replaceable
//   16:16: redeclared here without 'replaceable'
// 27:33: error N019: 'K' cannot stand for 'C', the constraining class of K: it has no b
// 28:37: error N019: 'K' cannot stand for 'C', the constraining class of K: it has no b
// endFlat
