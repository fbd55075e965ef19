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
  tau = -flange.tau;
  // The sign of the speed, made smooth between -w0 and w0
  if reg == Modelica.Blocks.Types.Regularization.Cosine then
    tau = tau_nominal * (if abs(w) < w0 then 1 - cos(pi / 2 * (w / w0)) else 1) * sign(w);
  elseif reg == Modelica.Blocks.Types.Regularization.Linear then
    tau = tau_nominal * (if abs(w) < w0 then w / w0 else sign(w));
  elseif reg == Modelica.Blocks.Types.Regularization.Sine then
    tau = tau_nominal * smooth(1, if abs(w) < w0 then sin(pi / 2 * (w / w0)) else sign(w));
  else
    tau = tau_nominal * tanh(50 * (w / w0));
  end if;
  der(phi) = w;
  annotation(Documentation(info = "<html>
<p><code>tau = tau_nominal*sign(w)</code>, rounded off below <code>w0</code> [rad/s]. With
<code>tau_nominal &lt; 0</code> it is a simple friction load that never really sticks; for sticking take <code>BearingFriction</code>.</p>
</html>"));
end SignTorque;
