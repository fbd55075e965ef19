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
  frame_a.f = zeros(3);
  frame_a.t = zeros(3);
  annotation(Documentation(info = "<html>
<p>A shape that moves with frame_a. The measures [m] are inputs and may change with time. What the shapes look like
and what <code>extra</code> means: see <code>Advanced.Shape</code>.</p>
<p>Example to open: <em>RollingWheelSetDriving</em>.</p>
</html>"));
end FixedShape;
