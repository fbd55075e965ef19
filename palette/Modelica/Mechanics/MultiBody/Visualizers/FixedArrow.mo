within Modelica.Mechanics.MultiBody.Visualizers;
model FixedArrow "Arrow fixed to a frame"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialVisualizer;
  import Modelica.Mechanics.MultiBody.Types;
  parameter Boolean animation = true "Show the part in space";
  input SI.Position r_tail[3] = {0, 0, 0} "From frame_a to the tail, seen from frame_a"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input Types.Axis n = {1, 0, 0} "Direction of the arrow, seen from frame_a"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input SI.Length length = 0.1 "Length of the arrow, as a factor of n"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input Types.Color color = {0, 0, 255} "Colour of the arrow"
    annotation(Dialog(colorSelector = true, group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(group = "if animation = true", enable = animation));
  parameter Types.VectorQuantity quantity = Types.VectorQuantity.RelativePosition
    "What the arrow stands for; sets the scale"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input Boolean headAtOrigin = false "The head is at r_tail; otherwise the tail"
    annotation(Dialog(group = "if animation = true", enable = animation));
protected
  Visualizers.Advanced.Vector arrowLine(
    color = color, specularCoefficient = specularCoefficient, coordinates = n * length, quantity = quantity,
    headAtOrigin = headAtOrigin, R = frame_a.R,
    r = frame_a.r_0 + Frames.TransformationMatrices.resolve1(frame_a.R.T, r_tail))
    if world.enableAnimation and animation "The arrow";
equation
  frame_a.f = zeros(3);
  frame_a.t = zeros(3);
  annotation(Documentation(info = "<html>
<p>An arrow that is only seen: it begins at <code>r_tail</code> [m], points along <code>n</code> and is
<code>length</code> [m] long, all in the axes of frame_a, with which it moves. It has no mass and exerts no force.</p>
</html>"));
end FixedArrow;
