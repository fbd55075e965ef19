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
  connect(cutForce.frame_a, frame_a);
  connect(cutForce.frame_b, frame_b);
  connect(cutForce.frame_resolve, frame_resolve);
  connect(zeroPosition.frame_resolve, cutForce.frame_resolve);
  connect(cutForce.force, force);
  annotation(Documentation(info = "<html>
<p>Sits between two frames and is rigid. <code>force</code> [N] is <code>frame_a.f</code>, the force with which what
is connected to frame_a pushes the sensor; with <code>positiveSign = false</code> the opposite one. Axes:
<code>resolveInFrame</code>.</p>
</html>"));
end CutForce;
