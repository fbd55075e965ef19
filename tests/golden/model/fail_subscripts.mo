model M
  Real x[3] = {1, 2, 3};
  Real y = x[4] + x[1, 2];
end M;
// Flat:
// 3:14: error T003: subscript 4 of 'x' is outside of 1 … 3
// endFlat
