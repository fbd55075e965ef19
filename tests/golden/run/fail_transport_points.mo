model Line
  parameter Real points[4] = {0, 0.6, 0.5, 1};
  Real out1;
equation
  (, out1) = spatialDistribution(time, 0, time, true, points, {1, 2, 3, 4});
end Line;
model M
  Line line;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 5:14: error R150: the initial points of 'spatialDistribution' may not decrease: line.points[3] (at t = 0 s)
//   part line
// failed
// endRun
