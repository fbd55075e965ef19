within Modelica.Mechanics.MultiBody.Visualizers;
model VoluminousWheel "Wheel with a tyre"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialVisualizer;
  import Modelica.Mechanics.MultiBody.Types;
  parameter Boolean animation = true "Show the part in space";
  parameter SI.Radius rTire = 0.25 "Radius of the tyre";
  parameter SI.Radius rRim = 0.14 "Radius of the rim";
  parameter SI.Radius width = 0.25 "Width of the tyre";
  parameter SI.Radius rCurvature = 0.30 "Radius of the tread across";
  parameter Types.RealColor color = {64, 64, 64} "Colour of the tyre"
    annotation(Dialog(enable = animation, colorSelector = true, group = "Material properties"));
  parameter Types.SpecularCoefficient specularCoefficient = 0.5 "How much the surface shines, 0: dull"
    annotation(Dialog(enable = animation, group = "Material properties"));
  parameter Integer n_rTire = 40 "Number of points around the axis"
    annotation(Dialog(enable = animation, tab = "Discretization"));
  parameter Integer n_rCurvature = 20 "Number of points across the tread"
    annotation(Dialog(enable = animation, tab = "Discretization"));
protected
  parameter SI.Radius rw = width / 2 "Half of the width";
  parameter SI.Radius rCurvature2 = max(rCurvature, rw) "Radius across that the width allows";
  final parameter Real kw = rw / rCurvature2 "Sine of the half angle across";
  parameter SI.Radius h = sqrt(1 - kw * kw) * rCurvature2 "From the centre of the tread circle to its edge";
  parameter SI.Length ri = rTire - rCurvature2 "From the axis to the centre of the tread circle";
  parameter SI.Radius rRim2 = if rRim < 0 then 0 elseif rRim > ri + h then ri + h else rRim "Rim within the tyre";
  Visualizers.Advanced.Shape pipe(
    shapeType = "pipe", color = color, length = width, width = 2 * (ri + h), height = 2 * (ri + h),
    lengthDirection = {0, 1, 0}, widthDirection = {0, 0, 1}, extra = rRim2 / (ri + h), r = frame_a.r_0,
    r_shape = {0, -width / 2, 0}, R = frame_a.R, specularCoefficient = specularCoefficient)
    if world.enableAnimation and animation "Sides and rim";
  Visualizers.Advanced.Surface torus(
    redeclare function surfaceCharacteristic = Advanced.SurfaceCharacteristics.torus(
      R = ri, r = rCurvature2, opening = Modelica.Constants.pi - Modelica.Math.asin(kw)),
    nu = n_rTire, nv = n_rCurvature, multiColoredSurface = false, wireframe = false, color = color,
    specularCoefficient = specularCoefficient, transparency = 0, R = frame_a.R, r_0 = frame_a.r_0)
    if world.enableAnimation and animation "Tread";
equation
  {frame_a.f, frame_a.t} = zeros(2, 3);
  annotation(Documentation(info = "<html>
<p>A wheel with a tyre that is only seen and moves with a frame, about its y axis.</p>
<h4>Equations</h4>
<p><code>tread of radius rTire, width and rCurvature across; rim of radius rRim</code><br>
<code>frame_a.f = 0, frame_a.t = 0</code></p>
<h4>Signs</h4>
<p>The axis of the wheel is y of <code>frame_a</code>, its middle is the origin of <code>frame_a</code>.</p>
<h4>Use</h4>
<p>Gives a <code>Joints.RollingWheel</code> or a vehicle model its looks. <code>rCurvature</code> below half of the
width is raised to it. It has no mass and does not roll: the body at <code>frame_a</code> does.</p>
</html>"));
end VoluminousWheel;
