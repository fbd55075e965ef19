model M
  Real x = der(true);
  Integer i;
equation
  der(i) = 1;
end M;
// Flat:
// 2:12: error T011: only a Real has a time derivative
// 5:3: error T011: only a Real has a time derivative
// endFlat
