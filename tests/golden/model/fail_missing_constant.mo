package P
  constant Real k;
end P;
model M
  Real x = P.k;
end M;
// Flat:
// 5:12: error T009: 'P.k' has no value that is known here
// endFlat
