model M
  Real x = 1;
  Real x = 2;
end M;
// Flat:
// 3:8: error N005: 'x' is declared twice in 'M'
// endFlat
