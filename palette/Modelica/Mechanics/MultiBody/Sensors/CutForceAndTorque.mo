within Modelica.Mechanics.MultiBody.Sensors;
model CutForceAndTorque "Force and torque between two frames as signals"
  Modelica.Blocks.Interfaces.RealOutput force[3](each final quantity = "Force", each final unit = "N")
    "Cut force at frame_a, or at frame_b without positiveSign"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {-80, -110})));
  Modelica.Blocks.Interfaces.RealOutput torque[3](each final quantity = "Torque", each final unit = "N.m")
    "Cut torque at frame_a, or at frame_b without positiveSign"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {0, -110})));
  parameter Boolean animation = true "Show the part in space";
  parameter Boolean positiveSign = true "The result is the cut force and torque at frame_a; otherwise that at frame_b";
  input Types.Color forceColor = Types.Defaults.ForceColor "Colour of the force arrow"
    annotation(Dialog(colorSelector = true, group = "if animation = true", enable = animation));
  input Types.Color torqueColor = Types.Defaults.TorqueColor "Colour of the torque arrow"
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
  Visualizers.Advanced.Vector torqueArrow(
    color = torqueColor, specularCoefficient = specularCoefficient,
    quantity = Types.VectorQuantity.Torque, R = frame_b.R, r = frame_b.r_0,
    coordinates = -csign * frame_a.t, headAtOrigin = true, twoHeadedArrow = true)
    if world.enableAnimation and animation "Arrow of the torque";
  Internal.BasicCutForce cutForce(resolveInFrame = resolveInFrame, positiveSign = positiveSign) "Measurement"
    annotation(Placement(transformation(extent = {{-60, -10}, {-40, 10}})));
  Internal.BasicCutTorque cutTorque(resolveInFrame = resolveInFrame, positiveSign = positiveSign) "Measurement"
    annotation(Placement(transformation(extent = {{0, -10}, {20, 10}})));
  Interfaces.ZeroPosition zeroPosition if not (resolveInFrame == Types.ResolveInFrameA.frame_resolve)
    "Closes frame_resolve"
    annotation(Placement(transformation(extent = {{40, 30}, {60, 50}})));
equation
  connect(frame_b, cutTorque.frame_b);
  connect(cutTorque.frame_a, cutForce.frame_b);
  connect(frame_a, cutForce.frame_a);
  connect(torque, cutTorque.torque);
  connect(force, cutForce.force);
  connect(frame_resolve, cutTorque.frame_resolve);
  connect(frame_resolve, cutForce.frame_resolve);
  connect(cutTorque.frame_resolve, zeroPosition.frame_resolve);
  connect(cutForce.frame_resolve, zeroPosition.frame_resolve);
  annotation(Documentation(info = "<html>
<p>Force and torque that pass from one frame to the other, as signals; itself rigid.</p>
<h4>Equations</h4>
<p><code>frame_b.r_0 = frame_a.r_0, frame_b.R = frame_a.R</code><br>
<code>force = frame_a.f, torque = frame_a.t, both negated without positiveSign, in the axes of resolveInFrame</code></p>
<h4>Signs</h4>
<p><code>frame_a.f</code> and <code>frame_a.t</code> are what acts on the sensor at <code>frame_a</code>, and through
it on what is connected to <code>frame_b</code>. Torques are positive by the right-hand rule.</p>
<h4>Use</h4>
<p><code>CutForce</code> and <code>CutTorque</code> in one: a six-axis load cell. The torque is that about the origin
of the frames, so it depends on where the sensor sits. It changes nothing in the motion.</p>
</html>"));
end CutForceAndTorque;
