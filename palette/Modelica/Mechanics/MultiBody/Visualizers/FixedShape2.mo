within Modelica.Mechanics.MultiBody.Visualizers;
model FixedShape2 "Shape fixed to a frame, with a second frame off the first"
  import Modelica.Mechanics.MultiBody.Frames;
  import Modelica.Mechanics.MultiBody.Types;
  import Modelica.Units.Conversions.to_unit1;
  Interfaces.Frame_a frame_a "Frame of the shape"
    annotation(Placement(transformation(extent = {{-116, -16}, {-84, 16}})));
  Interfaces.Frame_b frame_b "Frame off frame_a by r, parallel to it"
    annotation(Placement(transformation(extent = {{84, -16}, {116, 16}})));
  parameter Boolean animation = true "Show the part in space";
  parameter Types.ShapeType shapeType = "box" "Shape to show, or the address of a file with one"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input SI.Position r[3] = {1, 0, 0} "From frame_a to frame_b, seen from frame_a";
  input SI.Position r_shape[3] = {0, 0, 0} "From frame_a to the origin of the shape, seen from frame_a"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input Types.Axis lengthDirection = to_unit1(r - r_shape) "Direction of the length, seen from frame_a"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input Types.Axis widthDirection = {0, 1, 0} "Direction of the width, seen from frame_a"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input SI.Length length = Modelica.Math.Vectors.length(r - r_shape) "Length of the shape"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input SI.Distance width = 0.1 "Width of the shape"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input SI.Distance height = width "Height of the shape"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input Types.ShapeExtra extra = 0.0 "Further measure of some shapes, see Advanced.Shape"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input Types.Color color = {0, 128, 255} "Colour of the shape"
    annotation(Dialog(colorSelector = true, group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(group = "if animation = true", enable = animation));
protected
  outer Modelica.Mechanics.MultiBody.World world "Gravity and defaults";
  Advanced.Shape shape(
    shapeType = shapeType, r_shape = r_shape, lengthDirection = lengthDirection, widthDirection = widthDirection,
    length = length, width = width, height = height, extra = extra, color = color,
    specularCoefficient = specularCoefficient, r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "What is shown";
equation
  // A rod without mass, as FixedTranslation
  frame_b.R = frame_a.R;
  frame_b.r_0 - frame_a.r_0 = Frames.resolve1(frame_a.R, r);
  Connections.branch(frame_a.R, frame_b.R);
  frame_a.f = -frame_b.f;
  frame_a.t = cross(r, frame_a.f) - frame_b.t;
  assert(cardinality(frame_b) + cardinality(frame_a) >= 1, "a shape is connected at neither frame");
  annotation(Documentation(info = "<html>
<p>A shape that is only seen between two frames, which it joins as a rigid rod without mass.</p>
<h4>Equations</h4>
<p><code>frame_b.r_0 = frame_a.r_0 + r (in the axes of frame_a), frame_b.R = frame_a.R</code><br>
<code>frame_a.f + frame_b.f = 0, frame_a.t + frame_b.t + r x frame_b.f = 0</code></p>
<h4>Signs</h4>
<p><code>r</code> leads from <code>frame_a</code> to <code>frame_b</code> in the axes of <code>frame_a</code>. Cut
forces and torques act on the part at its frames.</p>
<h4>Use</h4>
<p>As <code>FixedShape</code>, with a second frame, so that it stands in a chain of parts like a
<code>FixedTranslation</code>. By default the shape reaches from one frame to the other. All measures are inputs;
<code>r</code> should stay constant.</p>
</html>"));
end FixedShape2;
