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
  parameter Real p_q_begin[nout] = if size(q_begin, 1) == 1 then fill(q_begin[1], nout) else q_begin;
  parameter Real p_q_end[nout] = if size(q_end, 1) == 1 then fill(q_end[1], nout) else q_end;
  parameter Real p_qd_max[nout] = if size(qd_max, 1) == 1 then fill(qd_max[1], nout) else qd_max;
  parameter Real p_qdd_max[nout] = if size(qdd_max, 1) == 1 then fill(qdd_max[1], nout) else qdd_max;
  parameter Real p_deltaq[nout] = p_q_end - p_q_begin;
  constant Real eps = 10 * Modelica.Constants.eps;
  // All axes share one path s from 0 to 1; the slowest axis sets its speed and acceleration.
  Boolean motion_ref "The motion is not over";
  Real sd_max_inv "Reciprocal of the largest speed on the path";
  Real sdd_max_inv "Reciprocal of the largest acceleration on the path";
  Real sd_max "Largest speed on the path";
  Real sdd_max "Largest acceleration on the path";
  Real sdd "Acceleration on the path";
  Real aux1[nout];
  Real aux2[nout];
  SI.Time Ta1 "Time of acceleration if full speed is not reached";
  SI.Time Ta2 "Time of acceleration to full speed";
  SI.Time Tv "Start of braking after the start";
  SI.Time Te "End after the start";
  Boolean noWphase "Full speed is not reached";
  SI.Time Ta1s "Ta1 on the clock";
  SI.Time Ta2s "Ta2 on the clock";
  SI.Time Tvs "Tv on the clock";
  SI.Time Tes "Te on the clock";
  Real sd_max2 "Highest speed if full speed is not reached";
  Real s1 "Path at the end of acceleration";
  Real s2 "Path at the start of braking, or the end if full speed is not reached";
  Real s3 "Path at the end";
  Real s "Path";
  Real sd "Speed on the path";
equation
  for i in 1:nout loop
    aux1[i] = p_deltaq[i] / p_qd_max[i];
    aux2[i] = p_deltaq[i] / p_qdd_max[i];
  end for;
  sd_max_inv = max(abs(aux1));
  sdd_max_inv = max(abs(aux2));
  if sd_max_inv <= eps or sdd_max_inv <= eps then
    // No axis moves.
    sd_max = 0;
    sdd_max = 0;
    Ta1 = 0;
    Ta2 = 0;
    noWphase = false;
    Tv = 0;
    Te = 0;
    Ta1s = 0;
    Ta2s = 0;
    Tvs = 0;
    Tes = 0;
    sd_max2 = 0;
    s1 = 0;
    s2 = 0;
    s3 = 0;
    s = 0;
  else
    sd_max = 1 / max(abs(aux1));
    sdd_max = 1 / max(abs(aux2));
    Ta1 = sqrt(1 / sdd_max);
    Ta2 = sd_max / sdd_max;
    noWphase = Ta2 >= Ta1;
    Tv = if noWphase then Ta1 else 1 / sd_max;
    Te = if noWphase then 2 * Ta1 else Tv + Ta2;
    Ta1s = startTime + Ta1;
    Ta2s = startTime + Ta2;
    Tvs = startTime + Tv;
    Tes = startTime + Te;
    sd_max2 = sdd_max * Ta1;
    s1 = sdd_max / 2 * (if noWphase then Ta1 else Ta2) ^ 2;
    s2 = s1 + (
      if noWphase then sd_max2 * (Te - Ta1) - sdd_max / 2 * (Te - Ta1) ^ 2
      else sd_max * (Tv - Ta2));
    s3 = s2 + sd_max * (Te - Tv) - sdd_max / 2 * (Te - Tv) ^ 2;
    if time < startTime then
      s = 0;
    elseif noWphase then
      if time < Ta1s then
        s = sdd_max / 2 * (time - startTime) * (time - startTime);
      elseif time < Tes then
        s = s1 + sd_max2 * (time - Ta1s) - sdd_max / 2 * (time - Ta1s) * (time - Ta1s);
      else
        s = s2;
      end if;
    elseif time < Ta2s then
      s = sdd_max / 2 * (time - startTime) * (time - startTime);
    elseif time < Tvs then
      s = s1 + sd_max * (time - Ta2s);
    elseif time < Tes then
      s = s2 + sd_max * (time - Tvs) - sdd_max / 2 * (time - Tvs) * (time - Tvs);
    else
      s = s3;
    end if;
  end if;
  sd = der(s);
  sdd = der(sd);
  q = p_q_begin + s * p_deltaq;
  qd = sd * p_deltaq;
  qdd = sdd * p_deltaq;
  endTime = Tes;
  motion_ref = time < endTime;
  for i in 1:nout loop
    moving[i] = if abs(q_begin[i] - q_end[i]) > eps then motion_ref else false;
  end for;
  annotation(defaultComponentName = "kinematicPTP", Documentation(info = "<html>
<p>Full acceleration, full speed, full braking; all axes start and arrive together. The three outputs fit together, so
they
can drive a <code>Move</code> source.</p>
</html>"));
end KinematicPTP2;
