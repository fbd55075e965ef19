within Modelica.Mechanics.MultiBody.Sensors.Internal;
model BasicCutForce "Force from frame_a to frame_b"
  extends Modelica.Mechanics.MultiBody.Sensors.Internal.PartialCutForceBaseSensor;
  Modelica.Blocks.Interfaces.RealOutput force[3](each final quantity = "Force", each final unit = "N")
    "Cut force at frame_a"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {-80, -110})));
  parameter Boolean positiveSign = true "The result is the cut force at frame_a; otherwise that at frame_b";
protected
  parameter Integer csign = if positiveSign then 1 else -1 "Sign of the result";
equation
  force = csign * (if resolveInFrame == Types.ResolveInFrameA.frame_a then frame_a.f
    elseif resolveInFrame == Types.ResolveInFrameA.frame_resolve then
      Frames.resolveRelative(frame_a.f, frame_a.R, frame_resolve.R)
    else Frames.resolve1(frame_a.R, frame_a.f));
  annotation(Documentation(info = "<html>
<p>Result in the axes that <code>resolveInFrame</code> picks.</p>
</html>"));
end BasicCutForce;
