within Modelica.Blocks.Sources;
block KinematicPTP "Acceleration of the fastest motion over a distance"
  parameter Real deltaq[:] = {1} "Distances";
  parameter Real qd_max[:](each final min = Modelica.Constants.small) = {1} "Largest speeds";
  parameter Real qdd_max[:](each final min = Modelica.Constants.small) = {1} "Largest accelerations";
  parameter SI.Time startTime = 0 "Start of the motion";
  extends Interfaces.MO(final nout = max({size(deltaq, 1), size(qd_max, 1), size(qdd_max, 1)}));
protected
  parameter Real p_deltaq[nout] = if size(deltaq, 1) == 1 then fill(deltaq[1], nout) else deltaq;
  parameter Real p_qd_max[nout] = if size(qd_max, 1) == 1 then fill(qd_max[1], nout) else qd_max;
  parameter Real p_qdd_max[nout] = if size(qdd_max, 1) == 1 then fill(qdd_max[1], nout) else qdd_max;
  // All axes share one path from 0 to 1; the slowest axis sets its speed and acceleration.
  Real sd_max "Largest speed on the path";
  Real sdd_max "Largest acceleration on the path";
  Real sdd "Acceleration on the path";
  Real aux1[nout];
  Real aux2[nout];
  SI.Time Ta1 "Time of acceleration if full speed is not reached";
  SI.Time Ta2 "Time of acceleration to full speed";
  SI.Time Tv "Start of braking";
  SI.Time Te "End of motion";
  Boolean noWphase "Full speed is not reached";
equation
  for i in 1:nout loop
    aux1[i] = p_deltaq[i] / p_qd_max[i];
    aux2[i] = p_deltaq[i] / p_qdd_max[i];
  end for;
  sd_max = 1 / max(abs(aux1));
  sdd_max = 1 / max(abs(aux2));
  Ta1 = sqrt(1 / sdd_max);
  Ta2 = sd_max / sdd_max;
  noWphase = Ta2 >= Ta1;
  Tv = if noWphase then Ta1 else 1 / sd_max;
  Te = if noWphase then 2 * Ta1 else Tv + Ta2;
  sdd =
    if time < startTime then 0
    elseif noWphase then
      (if time < startTime + Ta1 then sdd_max elseif time < startTime + Te then -sdd_max else 0)
    else
      (if time < startTime + Ta2 then sdd_max
       elseif time < startTime + Tv then 0
       elseif time < startTime + Te then -sdd_max
       else 0);
  y = sdd * p_deltaq;
  annotation(Documentation(info = "<html>
<p>Full acceleration, full speed, full braking; all axes start and arrive together. The output is the acceleration:
integrate
it twice, or take <code>KinematicPTP2</code>, which gives the position as well.</p>
</html>"));
end KinematicPTP;
