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
  connect(torque, cutTorque.torque);
  connect(frame_b, cutTorque.frame_b);
  connect(frame_a, cutTorque.frame_a);
  connect(frame_resolve, cutTorque.frame_resolve);
  connect(cutTorque.frame_resolve, zeroPosition.frame_resolve);
  annotation(Documentation(info = "<html>
<p>The torque that passes from one frame to the other, as a signal; itself rigid.</p>
<h4>Equations</h4>
<p><code>frame_b.r_0 = frame_a.r_0, frame_b.R = frame_a.R, forces and torques passed on unchanged</code><br>
<code>torque = frame_a.t with positiveSign, otherwise -frame_a.t, in the axes of resolveInFrame</code></p>
<h4>Signs</h4>
<p><code>frame_a.t</code> is the torque with which what is connected to <code>frame_a</code> turns the sensor, and
through it what is connected to <code>frame_b</code>; positive by the right-hand rule.</p>
<h4>Use</h4>
<p>Cut a connection and put the sensor in between: the load of a shaft, the bending moment of a beam. The torque is
that about the origin of the frames. The driving torque of a hinge is its variable <code>tau</code>.</p>
</html>"));
end CutTorque;
