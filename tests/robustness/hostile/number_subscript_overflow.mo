// expect: T003
model M
  Real x[3] = {1, 2, time};
  Real y = x[9223372036854775807];
end M;
