within Modelica.Mechanics.Rotational.Sources;
model SignTorque "Constant torque that turns with the direction of motion"
  extends Rotational.Interfaces.PartialTorque;
  import Modelica.Constants.pi;
  parameter SI.Torque tau_nominal "Torque of forward motion; negative: a load in both directions";
  parameter Modelica.Blocks.Types.Regularization reg = Modelica.Blocks.Types.Regularization.Exp
    "How the jump at zero speed is rounded off" annotation(Evaluate = true);
  parameter SI.AngularVelocity w0(final min = Modelica.Constants.eps, start = 0.1)
    "Speed from which the full torque acts";
  SI.AngularVelocity w "Speed of the flange in its support";
  SI.Torque tau "Torque that drives the connected part";
equation
  w = der(phi);
  tau = -flange.tau;
  if reg == Modelica.Blocks.Types.Regularization.Exp then
    tau = (2 / (1 + Modelica.Math.exp(-100 * w / w0)) - 1) * tau_nominal;
  elseif reg == Modelica.Blocks.Types.Regularization.Sine then
    tau = smooth(1, if abs(w) >= w0 then sign(w) else Modelica.Math.sin(pi * w / (2 * w0))) * tau_nominal;
  elseif reg == Modelica.Blocks.Types.Regularization.Linear then
    tau = (if abs(w) >= w0 then sign(w) else w / w0) * tau_nominal;
  else
    tau = sign(w) * (if abs(w) >= w0 then 1 else 1 - Modelica.Math.cos(pi * w / (2 * w0))) * tau_nominal;
  end if;
  annotation(Documentation(info = "<html>
<p><code>tau = tau_nominal*sign(w)</code>, rounded off below <code>w0</code> [rad/s]. A simple friction load that never
really sticks; for sticking take <code>BearingFriction</code>.</p>
</html>"));
end SignTorque;
