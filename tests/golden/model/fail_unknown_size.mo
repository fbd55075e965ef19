model M
  parameter Integer n;
  Real x[n];
  parameter Real a[:];
end M;
// Flat:
// 3:10: error T004: the array size 'n' has to be known before the simulation starts
//   give the parameters in it a value
// 4:18: error T004: the size of a is not given
//   give it a value
//   part a
// endFlat
