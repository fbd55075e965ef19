// An attribute may stand in one of two declarations, and in the extends clause on the way to the other.
partial model A
  Real x(min = 0) = 2;
end A;
partial model B
  Real x(min = 0, max = 3) = 2;
end B;
model M
  extends A(x(max = 3));
  extends B;
end M;
// Flat:
// model M
//   Real x(min = 0, max = 3)
// equation
//   x = 2  // declared value
// end M
// endFlat
