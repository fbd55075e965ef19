within Modelica.Mechanics.MultiBody.Forces;
model Damper "Linear viscous damper between two points"
  import Modelica.Mechanics.MultiBody.Types;
  parameter Boolean animation = true "Show the part in space";
  parameter SI.TranslationalDampingConstant d(final min = 0, start = 0) "Damping";
  parameter SI.Distance length_a = world.defaultForceLength "Length of the cylinder at frame_a"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input SI.Diameter diameter_a = world.defaultForceWidth "Diameter of the cylinder at frame_a"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input SI.Diameter diameter_b = 0.6 * diameter_a "Diameter of the rod at frame_b"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color color_a = {100, 100, 100} "Colour of the cylinder at frame_a"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color color_b = {155, 155, 155} "Colour of the rod at frame_b"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialLineForce;
  extends Modelica.Thermal.HeatTransfer.Interfaces.PartialElementaryConditionalHeatPort(final T = 293.15);
protected
  SI.Position r0_b[3] = e_a * noEvent(min(length_a, s)) "Where the rod begins, seen from frame_a";
  Visualizers.Advanced.Shape shape_a(
    shapeType = "cylinder", color = color_a, specularCoefficient = specularCoefficient, length =
    noEvent(min(length_a, s)), width = diameter_a, height = diameter_a, lengthDirection = e_a, widthDirection = {0,
    1, 0}, r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "Cylinder";
  Visualizers.Advanced.Shape shape_b(
    shapeType = "cylinder", color = color_b, specularCoefficient = specularCoefficient, length = noEvent(max(s -
    length_a, 0)), width = diameter_b, height = diameter_b, lengthDirection = e_a, widthDirection = {0, 1, 0},
    r_shape = r0_b, r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "Rod";
equation
  lossPower = der(s) * f;
  f = der(s) * d;
  annotation(Documentation(info = "<html>
<p>A viscous damper along the line between two points.</p>
<h4>Equations</h4>
<p><code>f = d*der(s), s = distance of the origins of both frames</code><br>
<code>lossPower = f*der(s)</code></p>
<h4>Signs</h4>
<p><code>f</code> is positive while the distance grows: the damper then pulls both ends together. On
<code>frame_a</code> acts <code>-f*e</code> (seen as cut force), <code>e</code> pointing from <code>frame_a</code> to
<code>frame_b</code>; on <code>frame_b</code> the opposite. <code>lossPower</code> counts positive as heat that
leaves.</p>
<h4>Use</h4>
<p>Only the change of the distance is damped, turns about an end are free, and the ends carry no torque. The two
points must never meet, since the line then has no direction. For damping about an axis put a damper of
<code>Rotational</code> at the flanges of a <code>Revolute</code>. With <code>useHeatPort</code> the loss goes to a
thermal network.</p>
</html>"));
end Damper;
