within Modelica.Mechanics.MultiBody.Visualizers;
model FixedShape "Shape fixed to a frame"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialVisualizer;
  import Modelica.Mechanics.MultiBody.Types;
  parameter Boolean animation = true "Show the part in space";
  parameter Types.ShapeType shapeType = "box" "Shape to show, or the address of a file with one"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input SI.Position r_shape[3] = {0, 0, 0} "From frame_a to the origin of the shape, seen from frame_a"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input Types.Axis lengthDirection = {1, 0, 0} "Direction of the length, seen from frame_a"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input Types.Axis widthDirection = {0, 1, 0} "Direction of the width, seen from frame_a"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input SI.Distance length(start = 1) "Length of the shape"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input SI.Distance width(start = 0.1) "Width of the shape"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input SI.Distance height(start = 0.1) "Height of the shape"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input Types.Color color = {0, 128, 255} "Colour of the shape"
    annotation(Dialog(colorSelector = true, group = "if animation = true", enable = animation));
  input Types.ShapeExtra extra = 0.0 "Further measure of some shapes, see Advanced.Shape"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(group = "if animation = true", enable = animation));
protected
  Advanced.Shape vis(
    shapeType = shapeType, r_shape = r_shape, lengthDirection = lengthDirection, widthDirection = widthDirection,
    length = length, width = width, height = height, color = color, extra = extra,
    specularCoefficient = specularCoefficient, r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "What is shown";
equation
  {frame_a.f, frame_a.t} = zeros(2, 3);
  annotation(Documentation(info = "<html>
<p>A shape that is only seen and moves with a frame.</p>
<h4>Equations</h4>
<p><code>frame_a.f = 0, frame_a.t = 0</code></p>
<h4>Signs</h4>
<p>The shape begins at <code>r_shape</code> from <code>frame_a</code> and extends along <code>lengthDirection</code>;
its width lies along <code>widthDirection</code>, its height at right angles to both, all in the axes of
<code>frame_a</code>.</p>
<h4>Use</h4>
<p>Housings, ground, decorations: box, sphere, cylinder, pipecylinder, cone, pipe, beam, gearwheel, spring, or a file
in STL, OBJ or glTF. All measures are inputs and may change with time, e.g. the length of a spring. What
<code>extra</code> means for each shape is told at <code>Advanced.Shape</code>. No mass: for that take
<code>BodyShape</code>.</p>
</html>"));
end FixedShape;
