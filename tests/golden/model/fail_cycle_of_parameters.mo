model M
  parameter Integer n = k + 1;
  parameter Integer k = n - 1;
  Real x[n];
end M;
// Flat:
// 2:21: error N010: the value of n depends on itself
//   part n
// endFlat
