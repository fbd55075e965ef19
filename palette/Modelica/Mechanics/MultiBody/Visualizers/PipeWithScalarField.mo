within Modelica.Mechanics.MultiBody.Visualizers;
model PipeWithScalarField "Pipe fixed to a frame, whose colour shows a quantity along it"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialVisualizer;
  import Modelica.Mechanics.MultiBody.Types;
  parameter Boolean animation = true "Show the part in space";
  parameter SI.Radius rOuter "Radius of the pipe"
    annotation(Dialog(enable = animation));
  parameter SI.Length length "Length of the pipe"
    annotation(Dialog(enable = animation));
  parameter Real xsi[:](each min = 0, each max = 1) = Modelica.Math.Vectors.relNodePositions(12)
    "Places at which the quantity is known, 0 to 1 along the pipe"
    annotation(Dialog(enable = animation));
  input Real T[size(xsi, 1)] "The quantity at these places"
    annotation(Dialog(enable = animation));
  parameter Real T_min "Value of the first colour"
    annotation(Dialog(enable = animation));
  parameter Real T_max "Value of the last colour"
    annotation(Dialog(enable = animation));
  replaceable function colorMap = Modelica.Mechanics.MultiBody.Visualizers.Colors.ColorMaps.jet
    constrainedby Modelica.Mechanics.MultiBody.Interfaces.partialColorMap
    "Scale of colours"
    annotation(choicesAllMatching = true, Dialog(enable = animation, group = "Color coding"));
  parameter Integer n_colors = 64 "Number of colours"
    annotation(Dialog(enable = animation, group = "Color coding"));
  parameter Types.SpecularCoefficient specularCoefficient = 0.7 "How much the surface shines, 0: dull"
    annotation(Dialog(enable = animation, group = "Color coding"));
  parameter Real transparency = 0 "0: opaque, 1: not to be seen"
    annotation(Dialog(enable = animation, group = "Color coding"));
  parameter Integer n_rOuter = 30 "Number of points around"
    annotation(Dialog(enable = animation, tab = "Discretization"));
  parameter Integer n_length = 20 "Number of points along"
    annotation(Dialog(enable = animation, tab = "Discretization"));
protected
  Advanced.PipeWithScalarField pipe(
    redeclare function colorMap = colorMap, rOuter = rOuter, length = length, xsi = xsi, T = T, T_min = T_min,
    T_max = T_max, n_colors = n_colors, n_rOuter = n_rOuter, n_length = n_length,
    specularCoefficient = specularCoefficient, transparency = transparency, R = frame_a.R, r_0 = frame_a.r_0)
    if world.enableAnimation and animation "The pipe";
equation
  {frame_a.f, frame_a.t} = zeros(2, 3);
  annotation(Documentation(info = "<html>
<p>A pipe that is only seen, whose colour shows a quantity along it, such as a temperature.</p>
<h4>Equations</h4>
<p><code>colour at the place xsi[k] = colour of T[k] in the scale from T_min to T_max</code><br>
<code>frame_a.f = 0, frame_a.t = 0</code></p>
<h4>Signs</h4>
<p>The pipe begins at <code>frame_a</code> and extends along its positive x axis; <code>xsi</code> counts from 0 at
<code>frame_a</code> to 1 at the end. Values beyond <code>T_min</code> and <code>T_max</code> get the first or the
last colour.</p>
<h4>Use</h4>
<p>Feed the vector <code>T</code> from a model of heat or flow in segments. <code>colorMap</code> picks the scale,
<code>n_colors</code> its steps. <code>n_rOuter</code> and <code>n_length</code> set the number of points and with it
the cost of drawing.</p>
</html>"));
end PipeWithScalarField;
