model M
  Real x = notThere(time);
  Real y = M(1);
end M;
// Flat:
// 2:12: error N013: function 'notThere' is not known here
// 3:12: error N013: 'M' is not a function
// endFlat
