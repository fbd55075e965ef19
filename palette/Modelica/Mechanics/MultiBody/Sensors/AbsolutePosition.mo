within Modelica.Mechanics.MultiBody.Sensors;
model AbsolutePosition "Place of a frame as a signal"
  extends Modelica.Mechanics.MultiBody.Sensors.Internal.PartialAbsoluteSensor;
  Modelica.Blocks.Interfaces.RealOutput r[3](each final quantity = "Length", each final unit = "m")
    "Place of frame_a"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, origin = {110, 0})));
  Interfaces.Frame_resolve frame_resolve if resolveInFrame == Types.ResolveInFrameA.frame_resolve
    "Axes in which the result is shown, if so chosen"
    annotation(Placement(transformation(extent = {{-16, -16}, {16, 16}}, rotation = -90, origin = {0, -100})));
  parameter Types.ResolveInFrameA resolveInFrame = Types.ResolveInFrameA.frame_a "Axes in which the result is shown";
protected
  Internal.BasicAbsolutePosition position(resolveInFrame = resolveInFrame) "Measurement"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}})));
  Interfaces.ZeroPosition zeroPosition if not (resolveInFrame == Types.ResolveInFrameA.frame_resolve)
    "Closes frame_resolve"
    annotation(Placement(transformation(extent = {{40, -40}, {60, -20}})));
equation
  connect(r, position.r);
  connect(frame_a, position.frame_a);
  connect(frame_resolve, position.frame_resolve);
  connect(position.frame_resolve, zeroPosition.frame_resolve);
  annotation(Documentation(info = "<html>
<p>The place of a frame as a signal.</p>
<h4>Equations</h4>
<p><code>r = frame_a.r_0, in the axes of resolveInFrame</code><br>
<code>frame_a.f = 0, frame_a.t = 0</code></p>
<h4>Signs</h4>
<p>The vector leads from the origin of the world frame to that of <code>frame_a</code>. The axes in which it is shown
are those of the world, of <code>frame_a</code> or of <code>frame_resolve</code>.</p>
<h4>Use</h4>
<p>The default shows it in the axes of <code>frame_a</code>, which turn with the body: choose <code>world</code> for
the path that one would draw on paper. The sensor exerts nothing.</p>
</html>"));
end AbsolutePosition;
