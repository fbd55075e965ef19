within Modelica.Mechanics.MultiBody.Forces;
model ForceAndTorque "Force and torque between two frames, given by signals"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames;
  import Modelica.Units.Conversions.to_unit1;
  Modelica.Blocks.Interfaces.RealInput force[3](each final quantity = "Force", each final unit = "N")
    "Force on what is connected to frame_b; the opposite on frame_a"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {-80, 120})));
  Modelica.Blocks.Interfaces.RealInput torque[3](each final quantity = "Torque", each final unit = "N.m")
    "Torque on what is connected to frame_b; the opposite on frame_a"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {0, 120})));
  Interfaces.Frame_resolve frame_resolve if resolveInFrame == Types.ResolveInFrameAB.frame_resolve
    "Axes in which the vector is given, if so chosen"
    annotation(Placement(transformation(extent = {{-16, -16}, {16, 16}}, rotation = 90, origin = {80, 100})));
  parameter Boolean animation = true "Show the part in space";
  parameter Types.ResolveInFrameAB resolveInFrame = Types.ResolveInFrameAB.frame_b "Axes in which the signal is given";
  input SI.Diameter connectionLineDiameter = world.defaultArrowDiameter
    "Thickness of the line from frame_a to frame_b"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input Types.Color forceColor = Types.Defaults.ForceColor "Colour of the force arrow"
    annotation(Dialog(colorSelector = true, group = "if animation = true", enable = animation));
  input Types.Color torqueColor = Types.Defaults.TorqueColor "Colour of the torque arrow"
    annotation(Dialog(colorSelector = true, group = "if animation = true", enable = animation));
  input Types.Color connectionLineColor = Types.Defaults.SensorColor "Colour of the line"
    annotation(Dialog(colorSelector = true, group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(group = "if animation = true", enable = animation));
protected
  Visualizers.Advanced.Vector forceArrow(
    color = forceColor, specularCoefficient = specularCoefficient,
    quantity = Types.VectorQuantity.Force, R = frame_b.R, r = frame_b.r_0,
    coordinates = -frame_b.f, headAtOrigin = true)
    if world.enableAnimation and animation "Arrow of the force";
  Visualizers.Advanced.Vector torqueArrow(
    color = torqueColor, specularCoefficient = specularCoefficient,
    quantity = Types.VectorQuantity.Torque, R = frame_b.R, r = frame_b.r_0,
    coordinates = -frame_b.t, headAtOrigin = true, twoHeadedArrow = true)
    if world.enableAnimation and animation "Arrow of the torque";
  Visualizers.Advanced.Shape connectionLine(
    shapeType = "cylinder", lengthDirection = to_unit1(basicForce.r_0), widthDirection = {0, 1, 0},
    length = Modelica.Math.Vectors.length(basicForce.r_0),
    width = connectionLineDiameter, height = connectionLineDiameter,
    color = connectionLineColor, specularCoefficient = specularCoefficient, r = frame_a.r_0)
    if world.enableAnimation and animation "Line from frame_a to frame_b";
public
  Internal.BasicForce basicForce(resolveInFrame = resolveInFrame) "Force"
    annotation(Placement(transformation(extent = {{-60, -10}, {-40, 10}})));
  Internal.BasicTorque basicTorque(resolveInFrame = resolveInFrame) "Torque"
    annotation(Placement(transformation(extent = {{0, -10}, {20, 10}})));
protected
  Interfaces.ZeroPosition zeroPosition if not resolveInFrame == Types.ResolveInFrameAB.frame_resolve
    "Closes frame_resolve"
    annotation(Placement(transformation(extent = {{40, 30}, {60, 50}})));
equation
  connect(basicForce.force, force);
  connect(basicTorque.torque, torque);
  connect(frame_a, basicForce.frame_a);
  connect(frame_a, basicTorque.frame_a);
  connect(frame_b, basicForce.frame_b);
  connect(frame_b, basicTorque.frame_b);
  connect(basicForce.frame_resolve, zeroPosition.frame_resolve);
  connect(basicTorque.frame_resolve, zeroPosition.frame_resolve);
  connect(frame_resolve, basicForce.frame_resolve);
  connect(frame_resolve, basicTorque.frame_resolve);
  annotation(Documentation(info = "<html>
<p>A force and a torque between two frames, given by two signals of three numbers each.</p>
<h4>Equations</h4>
<p><code>on what is connected to frame_b: force and torque, in the axes of resolveInFrame</code><br>
<code>on what is connected to frame_a: the opposite, with the torque of the force's lever</code><br>
<code>cut quantities in frame_b: frame_b.f = -force, frame_b.t = -torque</code></p>
<h4>Signs</h4>
<p>Both signals act on the body at <code>frame_b</code>, positive along the chosen axes and by the right-hand rule.
The body at <code>frame_a</code> gets the opposites.</p>
<h4>Use</h4>
<p><code>Force</code> and <code>Torque</code> in one part, e.g. for a joint drive or a bushing whose law stands in
blocks. Feed signals from relative sensors between the same frames for springs of your own. With <code>resolveInFrame
= frame_resolve</code> connect <code>frame_resolve</code>.</p>
</html>"));
end ForceAndTorque;
