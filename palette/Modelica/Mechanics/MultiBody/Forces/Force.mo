within Modelica.Mechanics.MultiBody.Forces;
model Force "Force between two frames, given by a signal"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames;
  import Modelica.Units.Conversions.to_unit1;
  Modelica.Blocks.Interfaces.RealInput force[3](each final quantity = "Force", each final unit = "N")
    "Force on what is connected to frame_b; the opposite on frame_a"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {-60, 120})));
  Interfaces.Frame_resolve frame_resolve if resolveInFrame == Types.ResolveInFrameAB.frame_resolve
    "Axes in which the vector is given, if so chosen"
    annotation(Placement(transformation(extent = {{-16, -16}, {16, 16}}, rotation = 90, origin = {40, 100})));
  parameter Boolean animation = true "Show the part in space";
  parameter Types.ResolveInFrameAB resolveInFrame = Types.ResolveInFrameAB.frame_b "Axes in which the signal is given";
  input SI.Diameter connectionLineDiameter = world.defaultArrowDiameter
    "Thickness of the line from frame_a to frame_b"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input Types.Color forceColor = Types.Defaults.ForceColor "Colour of the force arrow"
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
  Visualizers.Advanced.Shape connectionLine(
    shapeType = "cylinder", lengthDirection = to_unit1(basicForce.r_0), widthDirection = {0, 1, 0},
    length = Modelica.Math.Vectors.length(basicForce.r_0),
    width = connectionLineDiameter, height = connectionLineDiameter,
    color = connectionLineColor, specularCoefficient = specularCoefficient, r = frame_a.r_0)
    if world.enableAnimation and animation "Line from frame_a to frame_b";
public
  Internal.BasicForce basicForce(resolveInFrame = resolveInFrame) "Force"
    annotation(Placement(transformation(extent = {{-60, -10}, {-40, 10}})));
protected
  Interfaces.ZeroPosition zeroPosition if not resolveInFrame == Types.ResolveInFrameAB.frame_resolve
    "Closes frame_resolve"
    annotation(Placement(transformation(extent = {{40, 30}, {60, 50}})));
equation
  connect(basicForce.force, force);
  connect(frame_a, basicForce.frame_a);
  connect(frame_b, basicForce.frame_b);
  connect(frame_resolve, basicForce.frame_resolve);
  connect(basicForce.frame_resolve, zeroPosition.frame_resolve);
  annotation(Documentation(info = "<html>
<p>A force between two frames, given by a signal of three numbers.</p>
<h4>Equations</h4>
<p><code>force on what is connected to frame_b: force, in the axes of resolveInFrame</code><br>
<code>force on what is connected to frame_a: the opposite, with the torque of its lever about frame_a</code><br>
<code>cut quantities: frame_b.f = -force (in frame_b), frame_b.t = 0</code></p>
<h4>Signs</h4>
<p>The signal is the force on the body at <code>frame_b</code>, positive along the chosen axes. The body at
<code>frame_a</code> gets the opposite force at the same point in space, so that nothing is added to the whole:
frame_a also takes the torque <code>r x force</code>, <code>r</code> leading from <code>frame_a</code> to
<code>frame_b</code>.</p>
<h4>Use</h4>
<p>Actuators with a direction of their own. If the force always lies along the line between both frames, a
<code>LineForceWithMass</code> with a translational part is simpler. For forces from outside the model take
<code>WorldForce</code>. With <code>resolveInFrame = frame_resolve</code> connect <code>frame_resolve</code> to the
frame whose axes count.</p>
</html>"));
end Force;
