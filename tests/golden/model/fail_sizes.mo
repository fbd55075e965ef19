model M
  Real x[3] = {1, 2};
  Real y[2], z[3];
equation
  y = z;
  y*z = 1;
end M;
// Flat:
// 2:15: error T002: x has the size [3] and cannot take a value of size [2]
//   part x
// 5:3: error T002: the sides of the equation differ in size: [2] and [3]
// 6:3: error T002: the factors differ in size: [2] and [3]
// endFlat
