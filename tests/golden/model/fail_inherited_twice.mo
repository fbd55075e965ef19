partial model A
  parameter Real k = 1;
  Real x = 2;
end A;
partial model B
  parameter Real k = 1;
  Real x = 3;
end B;
model M
  extends A;
  extends B;
end M;
// Flat:
// 9:7: error N016: 'M' inherits two different declarations of 'x'
//   3:8: one of them
//   7:8: the other one
// endFlat
