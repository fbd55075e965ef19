within Modelica.Mechanics.MultiBody.Forces;
model WorldForce "Force on one frame, given by a signal"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialOneFrame_b;
  Interfaces.Frame_resolve frame_resolve if resolveInFrame == Types.ResolveInFrameB.frame_resolve
    "Axes in which the vector is given, if so chosen"
    annotation(Placement(transformation(extent = {{-16, -16}, {16, 16}}, rotation = 270, origin = {0, -100})));
  Modelica.Blocks.Interfaces.RealInput force[3](each final quantity = "Force", each final unit = "N")
    "Force on what is connected to frame_b"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  parameter Boolean animation = true "Show the part in space";
  parameter Types.ResolveInFrameB resolveInFrame = Types.ResolveInFrameB.world "Axes in which the signal is given";
  input Types.Color color = Types.Defaults.ForceColor "Colour of the arrow"
    annotation(Dialog(colorSelector = true, group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(group = "if animation = true", enable = animation));
protected
  Visualizers.Advanced.Vector arrow(
    color = color, specularCoefficient = specularCoefficient,
    quantity = Types.VectorQuantity.Force, R = frame_b.R, r = frame_b.r_0,
    coordinates = -frame_b.f, headAtOrigin = true)
    if world.enableAnimation and animation "Arrow of the force";
public
  Internal.BasicWorldForce basicWorldForce(resolveInFrame = resolveInFrame) "Force"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}})));
protected
  Interfaces.ZeroPosition zeroPosition if not resolveInFrame == Types.ResolveInFrameB.frame_resolve
    "Closes frame_resolve"
    annotation(Placement(transformation(extent = {{40, 20}, {60, 40}})));
equation
  connect(basicWorldForce.force, force);
  connect(frame_b, basicWorldForce.frame_b);
  connect(frame_resolve, basicWorldForce.frame_resolve);
  connect(basicWorldForce.frame_resolve, zeroPosition.frame_resolve);
  annotation(defaultComponentName = "force", Documentation(info = "<html>
<p>A force from outside on one frame, given by a signal of three numbers.</p>
<h4>Equations</h4>
<p><code>frame_b.f = -force (in the axes of frame_b), frame_b.t = 0</code></p>
<h4>Signs</h4>
<p>The signal is the force on the body that is connected to <code>frame_b</code>, positive along the axes that
<code>resolveInFrame</code> picks: those of the world, of <code>frame_b</code>, or of <code>frame_resolve</code>. The
cut force of the part is the opposite.</p>
<h4>Use</h4>
<p>Wind, thrust, loads. Nothing takes the reaction, so momentum and energy of the whole change. A thrust that turns
with its body needs <code>resolveInFrame = frame_b</code>. The force attacks at the origin of <code>frame_b</code>;
put a <code>FixedTranslation</code> in between for another point. The 3-D view shows it as an arrow.</p>
</html>"));
end WorldForce;
