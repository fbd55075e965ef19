within Modelica.Mechanics.Rotational.Sources;
model InverseSpeedDependentTorque "Torque in inverse proportion to the speed"
  extends Rotational.Interfaces.PartialTorque;
  import Modelica.Constants.pi;
  parameter SI.Torque tau_nominal "Torque at nominal speed; negative: brakes forward motion";
  parameter Boolean TorqueDirection = true
    "Same sense for both directions of motion; otherwise it turns with the speed";
  parameter SI.AngularVelocity w_nominal(min = Modelica.Constants.eps) "Nominal speed";
  parameter SI.AngularVelocity w0(final min = Modelica.Constants.eps, start = 0.1)
    "Speed below which the torque is limited"
    annotation(Dialog(enable = not TorqueDirection));
  SI.AngularVelocity w "Speed of the flange in its support";
  SI.Torque tau "Torque that drives the connected part";
equation
  // Constant power, but for slow motion: there the torque is held, or falls to zero with the speed.
  tau = -flange.tau;
  if not TorqueDirection then
    tau = tau_nominal * (if abs(w) >= w0 then w_nominal / w else w / w0);
  else
    tau = tau_nominal * w_nominal / (if abs(w) >= w0 then abs(w) else w0);
  end if;
  der(phi) = w;
  annotation(Documentation(info = "<html>
<p>Constant power: <code>tau = tau_nominal*w_nominal/w</code>, limited for speeds below <code>w0</code> [rad/s]. A
negative <code>tau_nominal</code> [N.m] makes a load.</p>
</html>"));
end InverseSpeedDependentTorque;
