within Modelica.Mechanics.MultiBody.Sensors.Internal;
model BasicRelativePosition "Place of one frame against another"
  extends Modelica.Mechanics.MultiBody.Sensors.Internal.PartialRelativeBaseSensor;
  Modelica.Blocks.Interfaces.RealOutput r_rel[3](each final quantity = "Length", each final unit = "m")
    "From frame_a to frame_b"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 270, origin = {0, -110})));
  parameter Types.ResolveInFrameAB resolveInFrame = Types.ResolveInFrameAB.frame_a "Axes in which the result is shown";
equation
  r_rel =
    if resolveInFrame == Types.ResolveInFrameAB.world then frame_b.r_0 - frame_a.r_0
    elseif resolveInFrame == Types.ResolveInFrameAB.frame_a then Frames.resolve2(frame_a.R, frame_b.r_0 - frame_a.r_0)
    elseif resolveInFrame == Types.ResolveInFrameAB.frame_b then Frames.resolve2(frame_b.R, frame_b.r_0 - frame_a.r_0)
    else Frames.resolve2(frame_resolve.R, frame_b.r_0 - frame_a.r_0);
  annotation(Documentation(info = "<html>
<p>Result in the axes that <code>resolveInFrame</code> picks.</p>
</html>"));
end BasicRelativePosition;
