within Modelica.Mechanics.MultiBody.Visualizers;
model SignalArrow "Arrow given by a signal"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialVisualizer;
  import Modelica.Mechanics.MultiBody.Types;
  parameter Boolean animation = true "Show the part in space";
  input SI.Position r_tail[3] = {0, 0, 0} "From frame_a to the tail, seen from frame_a"
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
  Modelica.Blocks.Interfaces.RealInput r_head[3] "From the tail to the head, seen from frame_a"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 90, origin = {0, -120})));
protected
  Visualizers.Advanced.Vector arrow(
    R = frame_a.R, r = frame_a.r_0 + Frames.TransformationMatrices.resolve1(frame_a.R.T, r_tail),
    coordinates = r_head, color = color, quantity = quantity, headAtOrigin = headAtOrigin,
    specularCoefficient = specularCoefficient) if world.enableAnimation and animation "The arrow";
equation
  {frame_a.f, frame_a.t} = zeros(2, 3);
  annotation(Documentation(info = "<html>
<p>An arrow that is only seen and whose vector is a signal.</p>
<h4>Equations</h4>
<p><code>tail at r_tail, head at r_tail + r_head, in the axes of frame_a</code><br>
<code>frame_a.f = 0, frame_a.t = 0</code></p>
<h4>Signs</h4>
<p>The signal <code>r_head</code> leads from the tail to the head in the axes of <code>frame_a</code>; with
<code>headAtOrigin</code> the head is at <code>r_tail</code>.</p>
<h4>Use</h4>
<p>Shows a measured velocity, force or any other vector while the model runs: feed it from a sensor with the same
axes. <code>quantity</code> sets scale and colour. It has no influence on the motion.</p>
</html>"));
end SignalArrow;
