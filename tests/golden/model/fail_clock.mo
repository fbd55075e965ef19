model M
  Clock c;
end M;
// Flat:
// 2:3: error T012: 'Clock' is not supported (clocked models)
// endFlat
