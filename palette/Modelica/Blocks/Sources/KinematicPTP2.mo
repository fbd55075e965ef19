within Modelica.Blocks.Sources;
block KinematicPTP2 "Position, speed and acceleration of the fastest motion between two positions"
  parameter Real q_begin[:] = {0} "First positions";
  parameter Real q_end[:] = {1} "Last positions";
  parameter Real qd_max[:](each final min = Modelica.Constants.small) = {1} "Largest speeds";
  parameter Real qdd_max[:](each final min = Modelica.Constants.small) = {1} "Largest accelerations";
  parameter SI.Time startTime = 0 "Start of the motion";
  extends Modelica.Blocks.Icons.Block;
  final parameter Integer nout = max({size(q_begin, 1), size(q_end, 1), size(qd_max, 1), size(qdd_max, 1)})
    "Number of axes";
  output SI.Time endTime "End of the motion";
  Modelica.Blocks.Interfaces.RealOutput q[nout] "Positions"
    annotation(Placement(transformation(extent = {{100, 70}, {120, 90}})));
  Modelica.Blocks.Interfaces.RealOutput qd[nout] "Speeds"
    annotation(Placement(transformation(extent = {{100, 20}, {120, 40}})));
  Modelica.Blocks.Interfaces.RealOutput qdd[nout] "Accelerations"
    annotation(Placement(transformation(extent = {{100, -40}, {120, -20}})));
  Modelica.Blocks.Interfaces.BooleanOutput moving[nout] "The axis is still to move"
    annotation(Placement(transformation(extent = {{100, -90}, {120, -70}})));
protected
  parameter Real origin[nout] = if size(q_begin, 1) == 1 then fill(q_begin[1], nout) else q_begin;
  parameter Real target[nout] = if size(q_end, 1) == 1 then fill(q_end[1], nout) else q_end;
  parameter Real speed[nout] = if size(qd_max, 1) == 1 then fill(qd_max[1], nout) else qd_max;
  parameter Real acceleration[nout] = if size(qdd_max, 1) == 1 then fill(qdd_max[1], nout) else qdd_max;
  parameter Real distance[nout] = target - origin;
  constant Real eps = 10 * Modelica.Constants.eps;
  // All axes share one path from 0 to 1. It takes the time `cruise` at the speed that the slowest axis allows; where that
  // speed is not reached, `cruise` is the shortest time of acceleration to the middle, and of braking from there.
  parameter SI.Time shortest = sqrt(max(abs(distance ./ acceleration))) "Path of 1/2 at the largest acceleration";
  parameter SI.Time cruise = max(shortest, max(abs(distance ./ speed))) "Path of 1 at the highest speed that is reached";
  parameter Boolean isMotion = shortest > sqrt(eps) and cruise > eps "An axis has a distance to go";
  parameter SI.Time ramp = if isMotion then shortest * (shortest / cruise) else 0 "Time of acceleration, and of braking";
  parameter SI.Time last = if isMotion then startTime + (cruise + ramp) else 0 "End of the motion";
  Real s "Path";
  Real sd "Speed on the path";
  Real sdd "Acceleration on the path";
equation
  if time < startTime or not isMotion then
    s = 0;
    sd = 0;
    sdd = 0;
  elseif time < startTime + ramp then
    s = ((time - startTime) / shortest) ^ 2 / 2;
    sd = (time - startTime) / shortest ^ 2;
    sdd = 1 / shortest ^ 2;
  elseif time < startTime + cruise then
    s = (time - startTime - ramp / 2) / cruise;
    sd = 1 / cruise;
    sdd = 0;
  elseif time < last then
    s = 1 - ((last - time) / shortest) ^ 2 / 2;
    sd = (last - time) / shortest ^ 2;
    sdd = -1 / shortest ^ 2;
  else
    s = 1;
    sd = 0;
    sdd = 0;
  end if;
  q = origin + distance * s;
  qd = distance * sd;
  qdd = distance * sdd;
  endTime = last;
  moving = {time < endTime and abs(d) > eps for d in distance};
  annotation(defaultComponentName = "kinematicPTP", Documentation(info = "<html>
<p>Full acceleration, full speed, full braking; all axes start and arrive together. The three outputs fit together, so
they
can drive a <code>Move</code> source. Braking is counted back from the end, so the last positions are met exactly.</p>
</html>"));
end KinematicPTP2;
