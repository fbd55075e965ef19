// Only what is inherited can be redeclared (specification 7.3).
model B
  parameter Real a = 1;
end B;
model Open
  replaceable B p;
  replaceable model K = B;
end Open;
model M
  extends Open;
  redeclare B p(a = 2);
  redeclare model K = B(a = 3);
  redeclare B q;
  redeclare model N = B;
  K k;
end M;
// Flat:
// 13:15: error N018: 'q' cannot be redeclared: 'M' inherits nothing of this name
// 14:19: error N018: 'N' cannot be redeclared: 'M' inherits nothing of this name
// endFlat
