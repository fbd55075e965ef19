within Modelica.Mechanics.MultiBody.Sensors.Internal;
model BasicAbsolutePosition "Place of a frame"
  extends Modelica.Mechanics.MultiBody.Sensors.Internal.PartialAbsoluteBaseSensor;
  Modelica.Blocks.Interfaces.RealOutput r[3](each final quantity = "Length", each final unit = "m")
    "Place of frame_a"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, origin = {110, 0})));
  parameter Types.ResolveInFrameA resolveInFrame = Types.ResolveInFrameA.frame_a "Axes in which the result is shown";
protected
  Frames.Orientation axes "Turns the world frame into the axes of the result";
equation
  r = Frames.resolve2(axes, frame_a.r_0);
  if resolveInFrame == Types.ResolveInFrameA.frame_a then
    axes = frame_a.R;
  elseif resolveInFrame == Types.ResolveInFrameA.frame_resolve then
    axes = frame_resolve.R;
  else
    axes = Frames.nullRotation();
  end if;
  annotation(Documentation(info = "<html>
<p>Result in the axes that <code>resolveInFrame</code> picks.</p>
</html>"));
end BasicAbsolutePosition;
