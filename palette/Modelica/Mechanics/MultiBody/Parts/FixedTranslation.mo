within Modelica.Mechanics.MultiBody.Parts;
model FixedTranslation "Rigid rod without mass: frame_b lies off frame_a, parallel to it"
  import Modelica.Mechanics.MultiBody.Types;
  import Modelica.Units.Conversions.to_unit1;
  Interfaces.Frame_a frame_a "Where the rod begins"
    annotation(Placement(transformation(extent = {{-116, -16}, {-84, 16}})));
  Interfaces.Frame_b frame_b "Where the rod ends"
    annotation(Placement(transformation(extent = {{84, -16}, {116, 16}})));
  parameter Boolean animation = true "Show the part in space";
  parameter SI.Position r[3](start = {0, 0, 0}) "From frame_a to frame_b, seen from frame_a";
  parameter Types.ShapeType shapeType = "cylinder" "Shape to show, or the address of a file with one"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Position r_shape[3] = {0, 0, 0} "From frame_a to the origin of the shape, seen from frame_a"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter Types.Axis lengthDirection = to_unit1(r - r_shape)
    "Direction of the length of the shape, seen from frame_a"
    annotation(Evaluate = true, Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter Types.Axis widthDirection = {0, 1, 0} "Direction of the width of the shape, seen from frame_a"
    annotation(Evaluate = true, Dialog(tab = "Animation", group = "if animation = true", enable = animation));
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
    r = frame_a.r_0, R = frame_a.R) if world.enableAnimation and animation "What is shown";
equation
  // Both frames are parallel, so nothing is turned. What acts at one end comes out of the other; the force at frame_b has
  // the lever r about frame_a.
  frame_b.r_0 = Frames.resolve1(frame_a.R, r) + frame_a.r_0;
  frame_b.R = frame_a.R;
  Connections.branch(frame_a.R, frame_b.R);
  frame_a.f + frame_b.f = zeros(3);
  frame_a.t + cross(r, frame_b.f) + frame_b.t = zeros(3);
  assert(cardinality(frame_a) + cardinality(frame_b) > 0, "a rod is connected at neither end");
  annotation(Documentation(info = "<html>
<p>A rigid rod without mass: <code>frame_b</code> lies off <code>frame_a</code>, parallel to it.</p>
<h4>Equations</h4>
<p><code>frame_b.r_0 = frame_a.r_0 + r (in the axes of frame_a), frame_b.R = frame_a.R</code><br>
<code>frame_a.f + frame_b.f = 0</code><br>
<code>frame_a.t + frame_b.t + r x frame_b.f = 0</code></p>
<h4>Signs</h4>
<p><code>r</code> leads from <code>frame_a</code> to <code>frame_b</code> in the axes of <code>frame_a</code>. Cut
forces and torques act on the rod at its frames.</p>
<h4>Use</h4>
<p>Gives a body or a joint further points. It is seen as a cylinder by default, without influence on the motion. It
may close no loop of rigid parts: such a loop is held twice. For a rod with mass take <code>BodyShape</code>; for a
turned end <code>FixedRotation</code>.</p>
</html>"));
end FixedTranslation;
