// The same declaration by way of two bases: what the extends clauses add to it has to be the same.
partial model Base
  parameter Real p = 1, q = 1;
  Real x(start = 1);
end Base;
partial model Left
  extends Base(q = 2);
end Left;
partial model Right
  extends Base(q = 2);
end Right;
model Two
  extends Left;
  extends Right(p = 3, x(start = 2));
end Two;
model Again
  extends Base;
  parameter Integer p = 1;
end Again;
model M
  Two two;
  Again again;
end M;
// Flat:
// 12:7: error N016: 'Two' inherits two different declarations of 'p'
//   3:18: one of them
//   14:17: the other one
// 12:7: error N016: 'Two' inherits two different declarations of 'x'
//   4:8: one of them
//   14:24: the other one
// 16:7: error N016: 'Again' inherits two different declarations of 'p'
//   3:18: one of them
//   18:21: the other one
// endFlat
