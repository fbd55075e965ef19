within Modelica.Mechanics.MultiBody.Sensors;
model Distance "Distance of two frames as a signal"
  import Modelica.Mechanics.MultiBody.Types;
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames;
  extends Modelica.Icons.RectangularSensor;
  Modelica.Blocks.Interfaces.RealOutput distance "Distance of the origins"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {0, -110})));
  parameter Boolean animation = true "Show the part in space";
  input Types.Color arrowColor = Types.Defaults.SensorColor "Colour of the arrow from frame_a to frame_b"
    annotation(Dialog(colorSelector = true, group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input SI.Position s_small(min = sqrt(Modelica.Constants.small)) = 1.e-10
    "Below this the result is rounded so that its derivative stays finite"
    annotation(Dialog(tab = "Advanced"));
protected
  Visualizers.Advanced.Vector arrow(
    r = frame_a.r_0, coordinates = frame_b.r_0 - frame_a.r_0, quantity = Types.VectorQuantity.RelativePosition,
    color = arrowColor, specularCoefficient = specularCoefficient) if world.enableAnimation and animation "The arrow";
  SI.Position r_rel_0[3] = frame_b.r_0 - frame_a.r_0 "From frame_a to frame_b, seen from the world frame";
  SI.Area L2 = r_rel_0 * r_rel_0 "Square of the distance";
  SI.Area s_small2 = s_small ^ 2 "Square of s_small";
equation
  // Near zero a polynomial in the square that meets the root in value and slope
  distance = smooth(1, noEvent(if L2 <= s_small2 then (1.5 - L2 / (2 * s_small2)) * L2 / s_small else sqrt(L2)));
  {frame_b.f, frame_b.t, frame_a.f, frame_a.t} = zeros(4, 3);
  annotation(Documentation(info = "<html>
<p>The distance of the origins of two frames as a signal.</p>
<h4>Equations</h4>
<p><code>distance = |frame_b.r_0 - frame_a.r_0|, rounded off below s_small</code><br>
<code>no forces and torques at either frame</code></p>
<h4>Signs</h4>
<p>Never negative, whichever frame comes first.</p>
<h4>Use</h4>
<p>Checks clearances and lengths. Where the origins meet the derivative of a distance jumps; below
<code>s_small</code> it is rounded off so that the derivative stays finite. For the direction as well take
<code>RelativePosition</code>. The frames need not be joined in any other way.</p>
</html>"));
end Distance;
