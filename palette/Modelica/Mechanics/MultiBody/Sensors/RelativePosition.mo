within Modelica.Mechanics.MultiBody.Sensors;
model RelativePosition "Place of one frame against another as a signal"
  extends Modelica.Mechanics.MultiBody.Sensors.Internal.PartialRelativeSensor;
  Modelica.Blocks.Interfaces.RealOutput r_rel[3](each final quantity = "Length", each final unit = "m")
    "From frame_a to frame_b"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 270, origin = {0, -110})));
  Interfaces.Frame_resolve frame_resolve if resolveInFrame == Types.ResolveInFrameAB.frame_resolve
    "Axes in which the result is shown, if so chosen"
    annotation(Placement(transformation(extent = {{84, 64}, {116, 96}})));
  parameter Types.ResolveInFrameAB resolveInFrame = Types.ResolveInFrameAB.frame_a "Axes in which the result is shown";
protected
  Internal.BasicRelativePosition relativePosition(resolveInFrame = resolveInFrame) "Measurement"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}})));
  Interfaces.ZeroPosition zeroPosition if not (resolveInFrame == Types.ResolveInFrameAB.frame_resolve)
    "Closes frame_resolve"
    annotation(Placement(transformation(extent = {{40, -40}, {60, -20}})));
equation
  connect(r_rel, relativePosition.r_rel);
  connect(frame_a, relativePosition.frame_a);
  connect(frame_b, relativePosition.frame_b);
  connect(frame_resolve, relativePosition.frame_resolve);
  connect(relativePosition.frame_resolve, zeroPosition.frame_resolve);
  annotation(Documentation(info = "<html>
<p>The place of <code>frame_b</code> against <code>frame_a</code> as a signal.</p>
<h4>Equations</h4>
<p><code>r_rel = frame_b.r_0 - frame_a.r_0, in the axes of resolveInFrame</code><br>
<code>no forces and torques at either frame</code></p>
<h4>Signs</h4>
<p>The vector leads from the origin of <code>frame_a</code> to that of <code>frame_b</code>. The axes are those of the
world, of <code>frame_a</code>, of <code>frame_b</code> or of <code>frame_resolve</code>.</p>
<h4>Use</h4>
<p>What a camera on <code>frame_a</code> sees is the default, the axes of <code>frame_a</code>. The frames need not be
joined. For the length alone take <code>Distance</code>.</p>
</html>"));
end RelativePosition;
