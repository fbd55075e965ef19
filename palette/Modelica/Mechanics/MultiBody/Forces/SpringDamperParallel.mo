within Modelica.Mechanics.MultiBody.Forces;
model SpringDamperParallel "Linear spring and damper side by side between two points"
  import Modelica.Mechanics.MultiBody.Types;
  parameter Boolean animation = true "Show the part in space";
  parameter SI.TranslationalSpringConstant c(final min = 0) "Stiffness";
  parameter SI.Length s_unstretched = 0 "Length of the spring without force";
  parameter SI.TranslationalDampingConstant d(final min = 0) = 0 "Damping";
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
  input SI.Distance width = world.defaultForceWidth "Width of the coil"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input SI.Distance coilWidth = width / 10 "Thickness of the wire"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter Integer numberOfWindings = 5 "Number of coils"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color color = Types.Defaults.SpringColor "Colour of the spring"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialLineForce;
  extends Modelica.Thermal.HeatTransfer.Interfaces.PartialElementaryConditionalHeatPort(final T = 293.15);
protected
  SI.Force f_d "Force of the damper";
  Visualizers.Advanced.Shape shape_a(
    shapeType = "cylinder", color = color_a, specularCoefficient = specularCoefficient, length =
    noEvent(min(length_a, s)), width = diameter_a, height = diameter_a, lengthDirection = e_a, widthDirection = {0,
    1, 0}, r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "Cylinder";
  Visualizers.Advanced.Shape shape_b(
    shapeType = "cylinder", color = color_b, specularCoefficient = specularCoefficient, length = noEvent(max(s -
    length_a, 0)), width = diameter_b, height = diameter_b, lengthDirection = e_a, widthDirection = {0, 1, 0},
    r_shape = e_a * noEvent(min(length_a, s)), r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "Rod";
  Visualizers.Advanced.Shape shape(
    shapeType = "spring", color = color, specularCoefficient = specularCoefficient, length = s, width = width,
    height = 2 * coilWidth, lengthDirection = e_a, widthDirection = {0, 1, 0}, extra = numberOfWindings, r =
    frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "Spring";
equation
  f = f_d - c * (s_unstretched - s);
  f_d = der(s) * d;
  lossPower = der(s) * f_d;
  annotation(Documentation(info = "<html>
<p>A linear spring and a viscous damper side by side along the line between two points.</p>
<h4>Equations</h4>
<p><code>f = c*(s - s_unstretched) + d*der(s), s = distance of the origins</code><br>
<code>lossPower = d*der(s)^2</code></p>
<h4>Signs</h4>
<p><code>f</code> is positive when both ends are pulled together: the spring is stretched or the distance grows. Cut
forces act on the part at its frames, along the line. <code>lossPower</code> counts positive as heat that leaves.</p>
<h4>Use</h4>
<p>The usual suspension element. The points must never meet; the ends carry no torque. Only the damper loses power.
For spring and damper one after the other see <code>SpringDamperSeries</code>.</p>
</html>"));
end SpringDamperParallel;
