within Modelica.Mechanics.MultiBody.Forces;
model Torque "Torque between two frames, given by a signal"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames;
  import Modelica.Units.Conversions.to_unit1;
  Modelica.Blocks.Interfaces.RealInput torque[3](each final quantity = "Torque", each final unit = "N.m")
    "Torque on what is connected to frame_b; the opposite on frame_a"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {-60, 120})));
  Interfaces.Frame_resolve frame_resolve if resolveInFrame == Types.ResolveInFrameAB.frame_resolve
    "Axes in which the vector is given, if so chosen"
    annotation(Placement(transformation(extent = {{-16, -16}, {16, 16}}, rotation = 90, origin = {40, 100})));
  parameter Boolean animation = true "Show the part in space";
  parameter Types.ResolveInFrameAB resolveInFrame = Types.ResolveInFrameAB.frame_b "Axes in which the signal is given";
  input SI.Diameter connectionLineDiameter = world.defaultArrowDiameter
    "Thickness of the line from frame_a to frame_b"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input Types.Color torqueColor = Types.Defaults.TorqueColor "Colour of the torque arrow"
    annotation(Dialog(colorSelector = true, group = "if animation = true", enable = animation));
  input Types.Color connectionLineColor = Types.Defaults.SensorColor "Colour of the line"
    annotation(Dialog(colorSelector = true, group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(group = "if animation = true", enable = animation));
protected
  Visualizers.Advanced.Vector torqueArrow(
    color = torqueColor, specularCoefficient = specularCoefficient,
    quantity = Types.VectorQuantity.Torque, R = frame_b.R, r = frame_b.r_0,
    coordinates = -frame_b.t, headAtOrigin = true, twoHeadedArrow = true)
    if world.enableAnimation and animation "Arrow of the torque";
  Visualizers.Advanced.Shape connectionLine(
    shapeType = "cylinder", lengthDirection = to_unit1(basicTorque.r_0), widthDirection = {0, 1, 0},
    length = Modelica.Math.Vectors.length(basicTorque.r_0),
    width = connectionLineDiameter, height = connectionLineDiameter,
    color = connectionLineColor, specularCoefficient = specularCoefficient, r = frame_a.r_0)
    if world.enableAnimation and animation "Line from frame_a to frame_b";
public
  Internal.BasicTorque basicTorque(resolveInFrame = resolveInFrame) "Torque"
    annotation(Placement(transformation(extent = {{-60, -10}, {-40, 10}})));
protected
  Interfaces.ZeroPosition zeroPosition if not resolveInFrame == Types.ResolveInFrameAB.frame_resolve
    "Closes frame_resolve"
    annotation(Placement(transformation(extent = {{40, 30}, {60, 50}})));
equation
  connect(basicTorque.torque, torque);
  connect(frame_a, basicTorque.frame_a);
  connect(frame_b, basicTorque.frame_b);
  connect(frame_resolve, basicTorque.frame_resolve);
  connect(basicTorque.frame_resolve, zeroPosition.frame_resolve);
  annotation(Documentation(info = "<html>
<p>A torque between two frames, given by a signal of three numbers.</p>
<h4>Equations</h4>
<p><code>torque on what is connected to frame_b: torque, in the axes of resolveInFrame</code><br>
<code>torque on what is connected to frame_a: the opposite</code><br>
<code>cut quantities: frame_b.t = -torque (in frame_b), no forces</code></p>
<h4>Signs</h4>
<p>The signal is the torque on the body at <code>frame_b</code>, positive about the chosen axes by the right-hand
rule.</p>
<h4>Use</h4>
<p>Drives of ball joints, attitude control between two bodies, bushings. About the axis of a hinge a torque source of
<code>Rotational</code> at its flanges does the same and shows the angle. For torques from outside the model take
<code>WorldTorque</code>.</p>
</html>"));
end Torque;
