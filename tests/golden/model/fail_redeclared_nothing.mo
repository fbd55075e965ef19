// Only what is inherited can be redeclared (specification 7.3), wherever the extends clause stands.
model B
  parameter Real a = 1;
end B;
model Open
  replaceable B p;
  replaceable model K = B;
end Open;
model M
  redeclare B p(a = 2);
  redeclare model K = B(a = 3);
  redeclare B q;
  redeclare model N = B;
  K k;
  extends Open;
end M;
// Flat:
// 9:7: error N016: 'M' inherits two different declarations of 'p'
//   10:15: one of them
//   6:17: the other one
// 12:15: error N018: 'q' cannot be redeclared: 'M' inherits nothing of this name
// 13:19: error N018: 'N' cannot be redeclared: 'M' inherits nothing of this name
// endFlat
