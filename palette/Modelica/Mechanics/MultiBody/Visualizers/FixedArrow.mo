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
  {frame_a.f, frame_a.t} = zeros(2, 3);
  annotation(Documentation(info = "<html>
<p>An arrow that is only seen and moves with a frame.</p>
<h4>Equations</h4>
<p><code>tail at r_tail, vector n*length, in the axes of frame_a</code><br>
<code>frame_a.f = 0, frame_a.t = 0</code></p>
<h4>Signs</h4>
<p>The arrow points along <code>n</code>, seen from <code>frame_a</code>; with <code>headAtOrigin</code> its head is
at <code>r_tail</code> instead of its tail.</p>
<h4>Use</h4>
<p>Marks a direction of a body. <code>quantity</code> says what the arrow stands for, and with it the scale and colour
of the view. It has no mass. All measures are inputs and may change with time. For a vector that comes as a signal
take <code>SignalArrow</code>.</p>
</html>"));
end FixedArrow;
