within Modelica.Mechanics.MultiBody.Visualizers;
model Rectangle "Plane rectangle fixed to a frame"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialVisualizer;
  import Modelica.Mechanics.MultiBody.Types;
  parameter Boolean animation = true "Show the part in space";
  parameter Types.Axis direction_u = {1, 0, 0} "Direction of one edge, seen from frame_a"
    annotation(Evaluate = true, Dialog(enable = animation));
  parameter Types.Axis direction_v = {0, 1, 0} "Direction of the other edge"
    annotation(Evaluate = true, Dialog(enable = animation));
  parameter SI.Distance length_u = 3 "Length along direction_u"
    annotation(Dialog(enable = animation));
  parameter SI.Distance length_v = 1 "Length at right angles to it"
    annotation(Dialog(enable = animation));
  parameter Integer nu(min = 2) = 3 "Number of points along u"
    annotation(Dialog(enable = animation, group = "Discretization"));
  parameter Integer nv(min = 2) = 2 "Number of points along v"
    annotation(Dialog(enable = animation, group = "Discretization"));
  parameter Boolean wireframe = false "Show the edges only"
    annotation(choices(checkBox = true), Dialog(enable = animation, group = "Material properties"));
  input Types.RealColor color = {0, 128, 255} "Colour of the surface"
    annotation(Dialog(enable = animation, colorSelector = true, group = "Material properties"));
  input Types.SpecularCoefficient specularCoefficient = 0.7 "How much the surface shines, 0: dull"
    annotation(Dialog(enable = animation, group = "Material properties"));
  input Real transparency = 0 "0: opaque, 1: not to be seen"
    annotation(Dialog(enable = animation, group = "Material properties"));
protected
  Advanced.Surface surface(
    final multiColoredSurface = false, final wireframe = wireframe, final color = color,
    final specularCoefficient = specularCoefficient, final transparency = transparency,
    final R = Frames.absoluteRotation(frame_a.R, Frames.from_nxy(direction_u, direction_v)),
    final r_0 = frame_a.r_0, final nu = nu, final nv = nv,
    redeclare function surfaceCharacteristic = Advanced.SurfaceCharacteristics.rectangle(lu = length_u, lv = length_v))
    if world.enableAnimation and animation "The rectangle";
equation
  {frame_a.f, frame_a.t} = zeros(2, 3);
  annotation(Documentation(info = "<html>
<p>A plane rectangle that is only seen and moves with a frame: a wall, a road, a table.</p>
<h4>Equations</h4>
<p><code>points: frame_a + u*direction_u + v*direction_v, |u| &lt;= length_u/2, |v| &lt;= length_v/2</code><br>
<code>frame_a.f = 0, frame_a.t = 0</code></p>
<h4>Signs</h4>
<p>The middle of the rectangle is the origin of <code>frame_a</code>; directions are seen from <code>frame_a</code>.
Only the part of <code>direction_v</code> at right angles to <code>direction_u</code> counts.</p>
<h4>Use</h4>
<p>Bodies pass through it: it is a picture, not a contact. It is drawn from <code>nu</code> times <code>nv</code>
points. <code>transparency</code> may change with time.</p>
</html>"));
end Rectangle;
