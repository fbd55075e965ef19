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
  connect(position.frame_a, frame_a);
  connect(position.frame_resolve, frame_resolve);
  connect(zeroPosition.frame_resolve, position.frame_resolve);
  connect(position.r, r);
  annotation(Documentation(info = "<html>
<p><code>r</code> [m]: from the origin of the world frame to that of frame_a, in the axes that
<code>resolveInFrame</code> picks.</p>
</html>"));
end AbsolutePosition;
