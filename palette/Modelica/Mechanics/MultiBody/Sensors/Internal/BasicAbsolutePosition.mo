within Modelica.Mechanics.MultiBody.Sensors.Internal;
model BasicAbsolutePosition "Place of a frame"
  extends Modelica.Mechanics.MultiBody.Sensors.Internal.PartialAbsoluteBaseSensor;
  Modelica.Blocks.Interfaces.RealOutput r[3](each final quantity = "Length", each final unit = "m")
    "Place of frame_a"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, origin = {110, 0})));
  parameter Types.ResolveInFrameA resolveInFrame = Types.ResolveInFrameA.frame_a "Axes in which the result is shown";
equation
  r =
    if resolveInFrame == Types.ResolveInFrameA.world then frame_a.r_0
    elseif resolveInFrame == Types.ResolveInFrameA.frame_a then Frames.resolve2(frame_a.R, frame_a.r_0)
    else Frames.resolve2(frame_resolve.R, frame_a.r_0);
  annotation(Documentation(info = "<html>
<p>Result in the axes that <code>resolveInFrame</code> picks.</p>
</html>"));
end BasicAbsolutePosition;
