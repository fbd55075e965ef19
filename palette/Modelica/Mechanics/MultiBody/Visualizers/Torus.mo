within Modelica.Mechanics.MultiBody.Visualizers;
model Torus "Torus fixed to a frame"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialVisualizer;
  import Modelica.Mechanics.MultiBody.Types;
  parameter Boolean animation = true "Show the part in space";
  parameter SI.Radius R = 0.5 "Distance of the tube from the axis"
    annotation(Dialog(enable = animation));
  parameter SI.Radius r = 0.1 "Radius of the tube"
    annotation(Dialog(enable = animation));
  parameter SI.Angle opening = 0 "Half of the angle by which the tube is open inside"
    annotation(Dialog(enable = animation));
  parameter SI.Angle startAngle = -3.1415926535898 "Where the torus begins"
    annotation(Dialog(enable = animation));
  parameter SI.Angle stopAngle = 3.1415926535898 "Where the torus ends"
    annotation(Dialog(enable = animation));
  parameter Boolean wireframe = false "Show the edges only"
    annotation(choices(checkBox = true), Dialog(enable = animation, group = "Material properties"));
  input Types.RealColor color = {0, 128, 255} "Colour of the surface"
    annotation(Dialog(enable = animation, colorSelector = true, group = "Material properties"));
  input Types.SpecularCoefficient specularCoefficient = 0.7 "How much the surface shines, 0: dull"
    annotation(Dialog(enable = animation, group = "Material properties"));
  input Real transparency = 0 "0: opaque, 1: not to be seen"
    annotation(Dialog(enable = animation, group = "Material properties"));
  parameter Integer n_R = 40 "Number of points around the axis"
    annotation(Dialog(enable = animation, tab = "Discretization"));
  parameter Integer n_r = 20 "Number of points around the tube"
    annotation(Dialog(enable = animation, tab = "Discretization"));
protected
  Advanced.Surface surface(
    redeclare function surfaceCharacteristic = Advanced.SurfaceCharacteristics.torus(
      R = R, r = r, opening = opening, startAngle = startAngle, stopAngle = stopAngle),
    nu = n_R, nv = n_r, multiColoredSurface = false, wireframe = wireframe, color = color,
    specularCoefficient = specularCoefficient, transparency = transparency, R = frame_a.R, r_0 = frame_a.r_0)
    if world.enableAnimation and animation "The torus";
equation
  {frame_a.f, frame_a.t} = zeros(2, 3);
  annotation(Documentation(info = "<html>
<p>A ring that is only seen and moves with a frame, about its y axis.</p>
<h4>Equations</h4>
<p><code>points at the distance r from a circle of radius R about y of frame_a</code><br>
<code>frame_a.f = 0, frame_a.t = 0</code></p>
<h4>Signs</h4>
<p>Angles count about the y axis of <code>frame_a</code>: the ring reaches from <code>startAngle</code> to
<code>stopAngle</code>. <code>opening</code> is half of the angle by which the tube is open on its inner side.</p>
<h4>Use</h4>
<p>Tyres, pipe bends, toys. It is drawn from <code>n_R</code> times <code>n_r</code> points; <code>wireframe</code>
shows the edges only. It is a picture without mass or contact.</p>
</html>"));
end Torus;
