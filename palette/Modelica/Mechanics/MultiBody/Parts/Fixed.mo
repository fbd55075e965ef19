within Modelica.Mechanics.MultiBody.Parts;
model Fixed "Frame that rests at a place in the world"
  import Modelica.Mechanics.MultiBody.Types;
  import Modelica.Units.Conversions.to_unit1;
  Interfaces.Frame_b frame_b "Frame at rest" annotation(Placement(transformation(extent = {{84, -16}, {116, 16}})));
  parameter Boolean animation = true "Show the part in space";
  parameter SI.Position r[3] = {0, 0, 0} "From the world frame to frame_b, seen from the world frame";
  parameter Types.ShapeType shapeType = "cylinder" "Shape to show, or the address of a file with one"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Position r_shape[3] = {0, 0, 0}
    "From the world frame to the origin of the shape, seen from the world frame"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter Types.Axis lengthDirection = to_unit1(r - r_shape)
    "Direction of the length of the shape, seen from the world frame"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter Types.Axis widthDirection = {0, 1, 0} "Direction of the width of the shape, seen from the world frame"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Length length = Modelica.Math.Vectors.length(r - r_shape) "Length of the shape"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Distance width = length / world.defaultWidthFraction "Width of the shape"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Distance height = width "Height of the shape"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter Types.ShapeExtra extra = 0.0 "Further measure of some shapes, see Visualizers.Advanced.Shape"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color color = Types.Defaults.RodColor "Colour of the shape"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
protected
  outer Modelica.Mechanics.MultiBody.World world "Gravity and defaults";
  Visualizers.Advanced.Shape shape(
    shapeType = shapeType, color = color, specularCoefficient = specularCoefficient, r_shape = r_shape, extra = extra,
    lengthDirection = lengthDirection, widthDirection = widthDirection, length = length, width = width, height = height,
    r = zeros(3), R = Frames.nullRotation()) if world.enableAnimation and animation "What is shown";
equation
  frame_b.R = Frames.nullRotation();
  frame_b.r_0 = r;
  Connections.root(frame_b.R);
  annotation(Documentation(info = "<html>
<p>Holds a frame at a place in the world.</p>
<h4>Equations</h4>
<p><code>frame_b.r_0 = r, frame_b.R = the null rotation</code></p>
<h4>Signs</h4>
<p><code>r</code> leads from the world frame to <code>frame_b</code> in the axes of the world. <code>frame_b.f</code>
and <code>frame_b.t</code> act on this part: what is connected feels the opposite.</p>
<h4>Use</h4>
<p>A further point of the ground beside <code>World.frame_b</code>, e.g. the second bearing of a mechanism. It is
parallel to the world; for a turned frame add a <code>FixedRotation</code>. Whatever force is needed is there, so two
fixed points in a stiff structure are held twice.</p>
</html>"));
end Fixed;
