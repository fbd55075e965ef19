within Modelica.Mechanics.MultiBody.Forces;
model WorldForceAndTorque "Force and torque on one frame, given by signals"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialOneFrame_b;
  Interfaces.Frame_resolve frame_resolve if resolveInFrame == Types.ResolveInFrameB.frame_resolve
    "Axes in which the vector is given, if so chosen"
    annotation(Placement(transformation(extent = {{16, -16}, {-16, 16}}, rotation = 270, origin = {0, 100})));
  Modelica.Blocks.Interfaces.RealInput force[3](each final quantity = "Force", each final unit = "N")
    "Force on what is connected to frame_b"
    annotation(Placement(transformation(extent = {{-140, -80}, {-100, -40}})));
  Modelica.Blocks.Interfaces.RealInput torque[3](each final quantity = "Torque", each final unit = "N.m")
    "Torque on what is connected to frame_b"
    annotation(Placement(transformation(extent = {{-140, 40}, {-100, 80}})));
  parameter Boolean animation = true "Show the part in space";
  parameter Types.ResolveInFrameB resolveInFrame = Types.ResolveInFrameB.world "Axes in which the signal is given";
  input Types.Color forceColor = Types.Defaults.ForceColor "Colour of the force arrow"
    annotation(Dialog(colorSelector = true, group = "if animation = true", enable = animation));
  input Types.Color torqueColor = Types.Defaults.TorqueColor "Colour of the torque arrow"
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
public
  Internal.BasicWorldForce basicWorldForce(resolveInFrame = resolveInFrame) "Force"
    annotation(Placement(transformation(extent = {{-10, -70}, {10, -50}})));
  Internal.BasicWorldTorque basicWorldTorque(resolveInFrame = resolveInFrame) "Torque"
    annotation(Placement(transformation(extent = {{-10, 50}, {10, 70}})));
protected
  Interfaces.ZeroPosition zeroPosition if not resolveInFrame == Types.ResolveInFrameB.frame_resolve
    "Closes frame_resolve"
    annotation(Placement(transformation(extent = {{40, 20}, {60, 40}})));
equation
  connect(basicWorldForce.force, force);
  connect(basicWorldTorque.torque, torque);
  connect(frame_b, basicWorldForce.frame_b);
  connect(frame_b, basicWorldTorque.frame_b);
  connect(basicWorldForce.frame_resolve, zeroPosition.frame_resolve);
  connect(basicWorldTorque.frame_resolve, zeroPosition.frame_resolve);
  connect(frame_resolve, basicWorldForce.frame_resolve);
  connect(frame_resolve, basicWorldTorque.frame_resolve);
  annotation(defaultComponentName = "forceAndTorque", Documentation(info = "<html>
<p>A force and a torque from outside on one frame, given by two signals of three numbers each.</p>
<h4>Equations</h4>
<p><code>frame_b.f = -force, frame_b.t = -torque (in the axes of frame_b)</code></p>
<h4>Signs</h4>
<p>Both signals act on the body that is connected to <code>frame_b</code>, positive along the axes that
<code>resolveInFrame</code> picks and by the right-hand rule. The cut quantities of the part are the opposites.</p>
<h4>Use</h4>
<p>Aerodynamic loads at a reference point, tyres, tests with a known load. Nothing takes the reaction. The force
attacks at the origin of <code>frame_b</code>. In the 3-D view both are arrows.</p>
</html>"));
end WorldForceAndTorque;
