within Modelica.Mechanics.MultiBody.Sensors;
model CutForce "Force between two frames as a signal"
  Modelica.Blocks.Interfaces.RealOutput force[3](each final quantity = "Force", each final unit = "N")
    "Cut force at frame_a, or at frame_b without positiveSign"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {-80, -110})));
  parameter Boolean animation = true "Show the part in space";
  parameter Boolean positiveSign = true "The result is the cut force at frame_a; otherwise that at frame_b";
  input Types.Color forceColor = Types.Defaults.ForceColor "Colour of the force arrow"
    annotation(Dialog(colorSelector = true, group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(group = "if animation = true", enable = animation));
  extends Modelica.Mechanics.MultiBody.Sensors.Internal.PartialCutForceSensor;
protected
  parameter Integer csign = if positiveSign then 1 else -1 "Sign of the result";
  Visualizers.Advanced.Vector forceArrow(
    color = forceColor, specularCoefficient = specularCoefficient,
    quantity = Types.VectorQuantity.Force, R = frame_b.R, r = frame_b.r_0,
    coordinates = -csign * frame_a.f, headAtOrigin = true)
    if world.enableAnimation and animation "Arrow of the force";
  Internal.BasicCutForce cutForce(resolveInFrame = resolveInFrame, positiveSign = positiveSign) "Measurement"
    annotation(Placement(transformation(extent = {{-60, -10}, {-40, 10}})));
  Interfaces.ZeroPosition zeroPosition if not (resolveInFrame == Types.ResolveInFrameA.frame_resolve)
    "Closes frame_resolve"
    annotation(Placement(transformation(extent = {{40, 30}, {60, 50}})));
equation
  connect(force, cutForce.force);
  connect(frame_b, cutForce.frame_b);
  connect(frame_a, cutForce.frame_a);
  connect(frame_resolve, cutForce.frame_resolve);
  connect(cutForce.frame_resolve, zeroPosition.frame_resolve);
  annotation(Documentation(info = "<html>
<p>The force that passes from one frame to the other, as a signal; itself rigid.</p>
<h4>Equations</h4>
<p><code>frame_b.r_0 = frame_a.r_0, frame_b.R = frame_a.R, forces and torques passed on unchanged</code><br>
<code>force = frame_a.f with positiveSign, otherwise -frame_a.f, in the axes of resolveInFrame</code></p>
<h4>Signs</h4>
<p><code>frame_a.f</code> is the force with which what is connected to <code>frame_a</code> acts on the sensor, and
so, through it, on what is connected to <code>frame_b</code>. <code>positiveSign = false</code> gives the force on the
side of <code>frame_a</code>.</p>
<h4>Use</h4>
<p>Cut a connection and put the sensor in between: the load of a bearing, the force in a rod. Its three numbers are
shown in the axes of the world, of <code>frame_a</code> or of <code>frame_resolve</code>. It changes nothing in the
motion.</p>
</html>"));
end CutForce;
