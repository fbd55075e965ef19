within Modelica.Mechanics.MultiBody.Sensors;
model CutTorque "Torque between two frames as a signal"
  Modelica.Blocks.Interfaces.RealOutput torque[3](each final quantity = "Torque", each final unit = "N.m")
    "Cut torque at frame_a, or at frame_b without positiveSign"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {-80, -110})));
  parameter Boolean animation = true "Show the part in space";
  parameter Boolean positiveSign = true "The result is the cut torque at frame_a; otherwise that at frame_b";
  input Types.Color torqueColor = Types.Defaults.TorqueColor "Colour of the torque arrow"
    annotation(Dialog(colorSelector = true, group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(group = "if animation = true", enable = animation));
  extends Modelica.Mechanics.MultiBody.Sensors.Internal.PartialCutForceSensor;
protected
  parameter Integer csign = if positiveSign then 1 else -1 "Sign of the result";
  Visualizers.Advanced.Vector torqueArrow(
    color = torqueColor, specularCoefficient = specularCoefficient,
    quantity = Types.VectorQuantity.Torque, R = frame_b.R, r = frame_b.r_0,
    coordinates = -csign * frame_a.t, headAtOrigin = true, twoHeadedArrow = true)
    if world.enableAnimation and animation "Arrow of the torque";
  Internal.BasicCutTorque cutTorque(resolveInFrame = resolveInFrame, positiveSign = positiveSign) "Measurement"
    annotation(Placement(transformation(extent = {{-60, -10}, {-40, 10}})));
  Interfaces.ZeroPosition zeroPosition if not (resolveInFrame == Types.ResolveInFrameA.frame_resolve)
    "Closes frame_resolve"
    annotation(Placement(transformation(extent = {{40, 30}, {60, 50}})));
equation
  connect(cutTorque.frame_a, frame_a);
  connect(cutTorque.frame_b, frame_b);
  connect(cutTorque.frame_resolve, frame_resolve);
  connect(zeroPosition.frame_resolve, cutTorque.frame_resolve);
  connect(cutTorque.torque, torque);
  annotation(Documentation(info = "<html>
<p>Sits between two frames and is rigid. <code>torque</code> [N.m] is <code>frame_a.t</code>, the torque with which
what is connected to frame_a turns the sensor; with <code>positiveSign = false</code> the opposite one. Axes:
<code>resolveInFrame</code>.</p>
<p>Example to open: <em>BevelGear1D</em>.</p>
</html>"));
end CutTorque;
