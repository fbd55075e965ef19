within Modelica.Mechanics.Translational.Sources;
model SignForce "Constant force that turns with the direction of motion"
  extends Modelica.Mechanics.Translational.Interfaces.PartialForce;
  import Modelica.Constants.pi;
  parameter SI.Force f_nominal "Force of forward motion; negative: a load in both directions";
  parameter Modelica.Blocks.Types.Regularization reg = Modelica.Blocks.Types.Regularization.Exp
    "How the jump at zero speed is rounded off" annotation(Evaluate = true);
  parameter SI.Velocity v0(final min = Modelica.Constants.eps, start = 0.1) "Speed from which the full force acts";
  SI.Velocity v "Speed of the flange in its support";
equation
  // The sign of the speed, made smooth between -v0 and v0
  if reg == Modelica.Blocks.Types.Regularization.Cosine then
    f = -(f_nominal * (if abs(v) < v0 then 1 - cos(pi / 2 * (v / v0)) else 1) * sign(v));
  elseif reg == Modelica.Blocks.Types.Regularization.Linear then
    f = -(f_nominal * (if abs(v) < v0 then v / v0 else sign(v)));
  elseif reg == Modelica.Blocks.Types.Regularization.Sine then
    f = -(f_nominal * smooth(1, if abs(v) < v0 then sin(pi / 2 * (v / v0)) else sign(v)));
  else
    f = -(f_nominal * tanh(50 * (v / v0)));
  end if;
  der(s) = v;
  annotation(Documentation(info = "<html>
<p>The connected part receives <code>f_nominal*sign(v)</code>, rounded off below <code>v0</code> [m/s]. A simple
friction
load that never really sticks; for sticking take <code>SupportFriction</code>.</p>
</html>"));
end SignForce;
