within Modelica.Mechanics.MultiBody.Sensors;
model RelativeAngularVelocity "Angular velocity of one frame against another as a signal"
  extends Modelica.Mechanics.MultiBody.Sensors.Internal.PartialRelativeSensor;
  Modelica.Blocks.Interfaces.RealOutput w_rel[3](each final quantity = "AngularVelocity", each final unit = "rad/s")
    "Angular velocity of frame_b against frame_a"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 270, origin = {0, -110})));
  Interfaces.Frame_resolve frame_resolve if resolveInFrame == Types.ResolveInFrameAB.frame_resolve
    "Axes in which the result is shown, if so chosen"
    annotation(Placement(transformation(extent = {{84, 64}, {116, 96}})));
  parameter Types.ResolveInFrameAB resolveInFrame = Types.ResolveInFrameAB.frame_a "Axes in which the result is shown";
protected
  Internal.BasicRelativeAngularVelocity relativeAngularVelocity(resolveInFrame = resolveInFrame) "Measurement"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}})));
  Interfaces.ZeroPosition zeroPosition if not (resolveInFrame == Types.ResolveInFrameAB.frame_resolve)
    "Closes frame_resolve"
    annotation(Placement(transformation(extent = {{40, -40}, {60, -20}})));
equation
  connect(w_rel, relativeAngularVelocity.w_rel);
  connect(frame_a, relativeAngularVelocity.frame_a);
  connect(frame_b, relativeAngularVelocity.frame_b);
  connect(frame_resolve, relativeAngularVelocity.frame_resolve);
  connect(relativeAngularVelocity.frame_resolve, zeroPosition.frame_resolve);
  annotation(Documentation(info = "<html>
<p>The angular velocity of <code>frame_b</code> against <code>frame_a</code> as a signal.</p>
<h4>Equations</h4>
<p><code>w_rel = angular velocity of frame_b less that of frame_a, in the axes of resolveInFrame</code><br>
<code>no forces and torques at either frame</code></p>
<h4>Signs</h4>
<p>Each number is positive for a turn of <code>frame_b</code> against <code>frame_a</code> about that axis by the
right-hand rule. The axes are those of the world, of <code>frame_a</code>, of <code>frame_b</code> or of
<code>frame_resolve</code>.</p>
<h4>Use</h4>
<p>The input of a rotational damper in space: feed it through a gain with negative sign to a
<code>Forces.Torque</code> between the same frames. The frames need not be joined.</p>
</html>"));
end RelativeAngularVelocity;
