within Modelica.Blocks.Sources;
block KinematicPTP "Acceleration of the fastest motion over a distance"
  parameter Real deltaq[:] = {1} "Distances";
  parameter Real qd_max[:](each final min = Modelica.Constants.small) = {1} "Largest speeds";
  parameter Real qdd_max[:](each final min = Modelica.Constants.small) = {1} "Largest accelerations";
  parameter SI.Time startTime = 0 "Start of the motion";
  extends Interfaces.MO(final nout = max({size(deltaq, 1), size(qd_max, 1), size(qdd_max, 1)}));
protected
  parameter Real distance[nout] = if size(deltaq, 1) == 1 then fill(deltaq[1], nout) else deltaq;
  parameter Real speed[nout] = if size(qd_max, 1) == 1 then fill(qd_max[1], nout) else qd_max;
  parameter Real acceleration[nout] = if size(qdd_max, 1) == 1 then fill(qdd_max[1], nout) else qdd_max;
  // All axes share one path from 0 to 1. It takes the time `cruise` at the speed that the slowest axis allows; where that
  // speed is not reached, `cruise` is the shortest time of acceleration to the middle, and of braking from there.
  parameter SI.Time shortest = sqrt(max(abs(distance ./ acceleration))) "Path of 1/2 at the largest acceleration";
  parameter SI.Time cruise = max(shortest, max(abs(distance ./ speed))) "Path of 1 at the highest speed that is reached";
  parameter SI.Time ramp = if cruise > 0 then shortest * (shortest / cruise) else 0 "Time of acceleration, and of braking";
  Real sdd "Acceleration on the path";
equation
  sdd =
    if time < startTime or time >= startTime + cruise + ramp or cruise <= 0 then 0
    elseif time < startTime + ramp then 1 / shortest ^ 2
    elseif time >= startTime + cruise then -1 / shortest ^ 2
    else 0;
  y = distance * sdd;
  annotation(Documentation(info = "<html>
<p>Full acceleration, full speed, full braking; all axes start and arrive together. The output is the acceleration:
integrate
it twice, or take <code>KinematicPTP2</code>, which gives the position as well. It is zero if no axis has a distance to
go.</p>
</html>"));
end KinematicPTP;
