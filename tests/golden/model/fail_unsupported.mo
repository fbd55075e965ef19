model M
  Real x = hold(time);
end M;
// Flat:
// 2:12: error T012: 'hold' is not supported (clocked and distributed models)
// endFlat
