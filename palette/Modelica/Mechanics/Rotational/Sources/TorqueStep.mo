within Modelica.Mechanics.Rotational.Sources;
model TorqueStep "Torque that jumps once"
  extends Modelica.Mechanics.Rotational.Interfaces.PartialTorque;
  parameter SI.Torque stepTorque(start = 1) "Height of the jump";
  parameter SI.Torque offsetTorque(start = 0) "Torque before the jump";
  parameter SI.Time startTime = 0 "Time of the jump";
  SI.Torque tau "Torque that drives the connected part";
equation
  tau = if time < startTime then offsetTorque else offsetTorque + stepTorque;
  flange.tau = -tau;
  annotation(Documentation(info = "<html>
<p>The connected part receives <code>offsetTorque</code> [N.m] until <code>startTime</code> [s], then
<code>offsetTorque + stepTorque</code>.</p>
</html>"));
end TorqueStep;
