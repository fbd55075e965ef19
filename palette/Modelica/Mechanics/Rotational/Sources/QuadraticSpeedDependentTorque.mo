within Modelica.Mechanics.Rotational.Sources;
model QuadraticSpeedDependentTorque "Torque in proportion to the square of the speed"
  extends Modelica.Mechanics.Rotational.Interfaces.PartialTorque;
  parameter SI.Torque tau_nominal "Torque at nominal speed; negative: brakes forward motion";
  parameter Boolean TorqueDirection = true
    "Same sense for both directions of motion; otherwise it turns with the speed";
  parameter SI.AngularVelocity w_nominal(min = Modelica.Constants.eps) "Nominal speed";
  SI.AngularVelocity w "Speed of the flange in its support";
  SI.Torque tau "Torque that drives the connected part";
equation
  // With a direction of its own whichever way the flange moves, or with that of the motion
  tau = -flange.tau;
  tau = tau_nominal * (if TorqueDirection then (w / w_nominal) ^ 2 else
    smooth(1, if w < 0 then -(w / w_nominal) ^ 2 else (w / w_nominal) ^ 2));
  der(phi) = w;
  annotation(Documentation(info = "<html>
<p>Fans and pumps: <code>tau = tau_nominal*(w/w_nominal)^2</code>, with the sign of the speed unless
<code>TorqueDirection</code>. A negative <code>tau_nominal</code> [N.m] makes a load; <code>w_nominal</code>
[rad/s].</p>
</html>"));
end QuadraticSpeedDependentTorque;
