model M
  parameter Real p[3] = {0, 0.5, 1};
  Real a = spatialDistribution(time, 0, time, true, p, {1, 2});
  Real b = spatialDistribution(time, 0, time, 1);
  Real c = spatialDistribution({time, 2}, 0, time, true);
  Real d = spatialDistribution(time, 0, time, true, {0, time}, {1, 2});
  Real e = spatialDistribution(time, 0, time, true, {0}, {1});
  Real f = spatialDistribution(time, 0, {time}, true);
  Real g = spatialDistribution(time, 0, time, true, 0, 1);
  Real h = spatialDistribution(time, 0, x = time, positiveVelocity = true, starts = {1, 2});
  function line
    input Real u;
    output Real y;
  algorithm
    y := spatialDistribution(u, 0, u, true);
  end line;
  Real i = line(time);
end M;
// Flat:
// 3:12: error T018: 'spatialDistribution' has 3 initial points, but 2 initial values
// 4:12: error T018: 'positiveVelocity' of 'spatialDistribution' has to be Boolean, not Integer
// 5:12: error T018: 'in0' and 'in1' of 'spatialDistribution' have to be two scalars or two vectors of one size
// 6:12: error T018: 'initialPoints' of 'spatialDistribution' has to consist of parameters
// 7:12: error T018: 'spatialDistribution' needs at least two initial points, at 0 and at 1
// 8:12: error T018: 'x' of 'spatialDistribution' has to be a scalar
// 9:12: error T018: 'initialPoints' of 'spatialDistribution' has to be a vector
// 10:12: error T005: 'spatialDistribution' has no further input 'starts'
// 15:10: error T018: 'spatialDistribution' remembers and cannot be called in a function
// endFlat
