within Modelica.Mechanics.Translational.Components;
model RollingResistance "Force against a rolling wheel"
  extends Modelica.Mechanics.Translational.Interfaces.PartialForce;
  import Modelica.Constants.pi;
  parameter SI.Force fWeight(start = 0) "Weight on the wheels";
  parameter Boolean useCrInput = false "Take the coefficient as a signal";
  parameter Real CrConstant = 0.01 "Rolling resistance coefficient" annotation(Dialog(enable = not useCrInput));
  parameter Boolean useInclinationInput = false "Take the inclination as a signal";
  parameter Real inclinationConstant = 0 "Inclination: tangent of the angle of slope"
    annotation(Dialog(enable = not useInclinationInput));
  parameter Modelica.Blocks.Types.Regularization reg = Modelica.Blocks.Types.Regularization.Exp
    "How the jump at zero speed is rounded off" annotation(Evaluate = true);
  parameter SI.Velocity v0(final min = Modelica.Constants.eps) = 0.1 "Speed from which the full force acts";
  SI.Velocity v "Speed of the flange in its support";
  SI.Force f_nominal "Full resistance, negative";
  Blocks.Interfaces.RealInput inclination = inclination_internal if useInclinationInput
    "Inclination: tangent of the angle of slope"
      annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, origin = {-120, 60})));
  Blocks.Interfaces.RealInput cr = Cr_internal if useCrInput "Rolling resistance coefficient"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, origin = {-120, -60})));
protected
  Real Cr_internal "Coefficient, from the signal or constant";
  Real inclination_internal "Inclination, from the signal or constant";
equation
  // The part of the weight that presses on the road, times the coefficient, against the motion; cos(atan(i)) is that of
  // a slope i.
  f_nominal = -Cr_internal * fWeight / sqrt(1 + inclination_internal ^ 2);
  // The sign of the speed, made smooth between -v0 and v0
  if reg == Modelica.Blocks.Types.Regularization.Cosine then
    f = -f_nominal * (if abs(v) < v0 then 1 - cos(pi / 2 * (v / v0)) else 1) * sign(v);
  elseif reg == Modelica.Blocks.Types.Regularization.Linear then
    f = -f_nominal * (if abs(v) < v0 then v / v0 else sign(v));
  elseif reg == Modelica.Blocks.Types.Regularization.Sine then
    f = -f_nominal * smooth(1, if abs(v) < v0 then sin(pi / 2 * (v / v0)) else sign(v));
  else
    f = -f_nominal * tanh(50 * (v / v0));
  end if;
  der(s) = v;
  if not useInclinationInput then
    inclination_internal = inclinationConstant;
  end if;
  if not useCrInput then
    Cr_internal = CrConstant;
  end if;
  annotation(Documentation(info = "<html>
<p>A force of <code>fWeight*Cr*cos(slope)</code> against the motion, rounded off below <code>v0</code> [m/s].
<code>fWeight</code> [N]; the coefficient is about 0.015 for car tyres on asphalt.</p>
</html>"));
end RollingResistance;
