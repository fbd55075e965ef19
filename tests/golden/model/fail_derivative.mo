model M
  Real x = der(true);
end M;
// Flat:
// 2:12: error T011: only a Real has a time derivative
// endFlat
