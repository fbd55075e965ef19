within Modelica.Mechanics.MultiBody.Sensors.Internal;
model BasicRelativePosition "Place of one frame against another"
  extends Modelica.Mechanics.MultiBody.Sensors.Internal.PartialRelativeBaseSensor;
  Modelica.Blocks.Interfaces.RealOutput r_rel[3](each final quantity = "Length", each final unit = "m")
    "From frame_a to frame_b"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 270, origin = {0, -110})));
  parameter Types.ResolveInFrameAB resolveInFrame = Types.ResolveInFrameAB.frame_a "Axes in which the result is shown";
protected
  Frames.Orientation axes "Turns the world frame into the axes of the result";
equation
  r_rel = Frames.resolve2(axes, frame_b.r_0 - frame_a.r_0);
  if resolveInFrame == Types.ResolveInFrameAB.frame_a then
    axes = frame_a.R;
  elseif resolveInFrame == Types.ResolveInFrameAB.frame_b then
    axes = frame_b.R;
  elseif resolveInFrame == Types.ResolveInFrameAB.frame_resolve then
    axes = frame_resolve.R;
  else
    axes = Frames.nullRotation();
  end if;
  annotation(Documentation(info = "<html>
<p>Result in the axes that <code>resolveInFrame</code> picks.</p>
</html>"));
end BasicRelativePosition;
