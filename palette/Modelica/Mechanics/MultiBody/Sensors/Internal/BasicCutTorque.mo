within Modelica.Mechanics.MultiBody.Sensors.Internal;
model BasicCutTorque "Torque from frame_a to frame_b"
  extends Modelica.Mechanics.MultiBody.Sensors.Internal.PartialCutForceBaseSensor;
  Modelica.Blocks.Interfaces.RealOutput torque[3](each final quantity = "Torque", each final unit = "N.m")
    "Cut torque at frame_a"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {-80, -110})));
  parameter Boolean positiveSign = true "The result is the cut torque at frame_a; otherwise that at frame_b";
protected
  parameter Integer csign = if positiveSign then 1 else -1 "Sign of the result";
equation
  torque = csign * (if resolveInFrame == Types.ResolveInFrameA.frame_a then frame_a.t
    elseif resolveInFrame == Types.ResolveInFrameA.frame_resolve then
      Frames.resolveRelative(frame_a.t, frame_a.R, frame_resolve.R)
    else Frames.resolve1(frame_a.R, frame_a.t));
  annotation(Documentation(info = "<html>
<p>Result in the axes that <code>resolveInFrame</code> picks.</p>
</html>"));
end BasicCutTorque;
