within Modelica.Mechanics.MultiBody.Forces;
model SpringDamperSeries "Linear spring and damper one after the other between two points"
  import Modelica.Mechanics.MultiBody.Types;
  parameter Boolean animation = true "Show the part in space";
  parameter SI.TranslationalSpringConstant c(final min = 0) "Stiffness";
  parameter SI.Length s_unstretched = 0 "Length of the spring without force";
  parameter SI.TranslationalDampingConstant d(final min = 0) = 0 "Damping";
  parameter SI.Length s_damper_start = 0 "Length of the damper at the start";
  SI.Position s_damper(start = s_damper_start, fixed = true) "Length of the damper, from frame_a";
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
  Visualizers.Advanced.Shape shape_a(
    shapeType = "cylinder", color = color_a, specularCoefficient = specularCoefficient, length =
    noEvent(min(length_a, s_damper)), width = diameter_a, height = diameter_a, lengthDirection = e_a, widthDirection
    = {0, 1, 0}, r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "Cylinder";
  Visualizers.Advanced.Shape shape_b(
    shapeType = "cylinder", color = color_b, specularCoefficient = specularCoefficient, length =
    noEvent(max(s_damper - length_a, 0)), width = diameter_b, height = diameter_b, lengthDirection = e_a,
    widthDirection = {0, 1, 0}, r_shape = e_a * noEvent(min(length_a, s_damper)), r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "Rod";
  Visualizers.Advanced.Shape shape(
    shapeType = "spring", color = color, specularCoefficient = specularCoefficient, length = s - s_damper, width =
    width, height = 2 * coilWidth, lengthDirection = e_a, widthDirection = {0, 1, 0}, extra = numberOfWindings,
    r_shape = e_a * s_damper, r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "Spring";
equation
  // The damper is s_damper long, the spring has the rest; both carry f.
  f = d * der(s_damper);
  f = c * ((s - s_damper) - s_unstretched);
  lossPower = der(s_damper) * f;
  annotation(Documentation(info = "<html>
<p>A linear spring and a viscous damper one after the other along the line between two points.</p>
<h4>Equations</h4>
<p><code>f = c*(s - s_unstretched - s_damper), s = distance of the origins</code><br>
<code>d*der(s_damper) = f</code><br>
<code>lossPower = f*der(s_damper)</code></p>
<h4>Signs</h4>
<p><code>f</code> is positive when both ends are pulled together. <code>s_damper</code> is the length of the damper,
which sits at <code>frame_a</code>; it grows while the spring is stretched. <code>lossPower</code> counts positive as
heat that leaves.</p>
<h4>Use</h4>
<p>A Maxwell element: it resists quick changes and creeps on under a lasting force; held at one length it relaxes.
<code>s_damper</code> is a state that begins at <code>s_damper_start</code>. With <code>d = 0</code> the damper holds
nothing, so give <code>d</code> a value. The points must never meet.</p>
</html>"));
end SpringDamperSeries;
