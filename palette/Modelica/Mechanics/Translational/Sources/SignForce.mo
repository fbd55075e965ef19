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
  v = der(s);
  if reg == Modelica.Blocks.Types.Regularization.Exp then
    f = -(2 / (1 + Modelica.Math.exp(-100 * v / v0)) - 1) * f_nominal;
  elseif reg == Modelica.Blocks.Types.Regularization.Sine then
    f = -smooth(1, if abs(v) >= v0 then sign(v) else Modelica.Math.sin(pi * v / (2 * v0))) * f_nominal;
  elseif reg == Modelica.Blocks.Types.Regularization.Linear then
    f = -(if abs(v) >= v0 then sign(v) else v / v0) * f_nominal;
  else
    f = -sign(v) * (if abs(v) >= v0 then 1 else 1 - Modelica.Math.cos(pi * v / (2 * v0))) * f_nominal;
  end if;
  annotation(Documentation(info = "<html>
<p>The connected part receives <code>f_nominal*sign(v)</code>, rounded off below <code>v0</code> [m/s]. A simple
friction
load that never really sticks; for sticking take <code>SupportFriction</code>.</p>
</html>"));
end SignForce;
