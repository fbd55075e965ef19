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
  connect(relativePosition.frame_a, frame_a);
  connect(relativePosition.frame_b, frame_b);
  connect(relativePosition.frame_resolve, frame_resolve);
  connect(zeroPosition.frame_resolve, relativePosition.frame_resolve);
  connect(relativePosition.r_rel, r_rel);
  annotation(Documentation(info = "<html>
<p><code>r_rel</code> [m]: from the origin of frame_a to that of frame_b, in the axes that <code>resolveInFrame</code>
picks.</p>
</html>"));
end RelativePosition;
