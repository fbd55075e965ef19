within Modelica.Mechanics.MultiBody.Forces;
model WorldTorque "Torque on one frame, given by a signal"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialOneFrame_b;
  Interfaces.Frame_resolve frame_resolve if resolveInFrame == Types.ResolveInFrameB.frame_resolve
    "Axes in which the vector is given, if so chosen"
    annotation(Placement(transformation(extent = {{16, -16}, {-16, 16}}, rotation = 270, origin = {0, 100})));
  Modelica.Blocks.Interfaces.RealInput torque[3](each final quantity = "Torque", each final unit = "N.m")
    "Torque on what is connected to frame_b"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  parameter Boolean animation = true "Show the part in space";
  parameter Types.ResolveInFrameB resolveInFrame = Types.ResolveInFrameB.world "Axes in which the signal is given";
  input Types.Color color = Types.Defaults.TorqueColor "Colour of the arrow"
    annotation(Dialog(colorSelector = true, group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(group = "if animation = true", enable = animation));
protected
  Visualizers.Advanced.Vector arrow(
    color = color, specularCoefficient = specularCoefficient,
    quantity = Types.VectorQuantity.Torque, R = frame_b.R, r = frame_b.r_0,
    coordinates = -frame_b.t, headAtOrigin = true, twoHeadedArrow = true)
    if world.enableAnimation and animation "Arrow of the torque";
public
  Internal.BasicWorldTorque basicWorldTorque(resolveInFrame = resolveInFrame) "Torque"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}})));
protected
  Interfaces.ZeroPosition zeroPosition if not resolveInFrame == Types.ResolveInFrameB.frame_resolve
    "Closes frame_resolve"
    annotation(Placement(transformation(extent = {{40, 20}, {60, 40}})));
equation
  connect(basicWorldTorque.torque, torque);
  connect(frame_b, basicWorldTorque.frame_b);
  connect(frame_resolve, basicWorldTorque.frame_resolve);
  connect(basicWorldTorque.frame_resolve, zeroPosition.frame_resolve);
  annotation(defaultComponentName = "torque", Documentation(info = "<html>
<p>A torque from outside on one frame, given by a signal of three numbers.</p>
<h4>Equations</h4>
<p><code>frame_b.t = -torque (in the axes of frame_b), frame_b.f = 0</code></p>
<h4>Signs</h4>
<p>The signal is the torque on the body that is connected to <code>frame_b</code>, positive about the axes that
<code>resolveInFrame</code> picks by the right-hand rule. The cut torque of the part is the opposite.</p>
<h4>Use</h4>
<p>Reaction wheels seen from far away, wind on a rotor, tests with a known load. Nothing takes the reaction. A torque
does the same wherever on a rigid body it attacks.</p>
</html>"));
end WorldTorque;
