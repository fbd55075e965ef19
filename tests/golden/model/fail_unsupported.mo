model M
  Real x = spatialDistribution(time, 0, 1, true);
end M;
// Flat:
// 2:12: error T012: 'spatialDistribution' is not supported (distributed models)
// endFlat
