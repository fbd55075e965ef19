within Modelica.Mechanics.MultiBody.Sensors.Internal;
model BasicAbsoluteAngularVelocity "Angular velocity of a frame"
  extends Modelica.Mechanics.MultiBody.Sensors.Internal.PartialAbsoluteBaseSensor;
  Modelica.Blocks.Interfaces.RealOutput w[3](each final quantity = "AngularVelocity", each final unit = "rad/s")
    "Angular velocity of frame_a"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, origin = {110, 0})));
  parameter Types.ResolveInFrameA resolveInFrame = Types.ResolveInFrameA.frame_a "Axes in which the result is shown";
equation
  w =
    if resolveInFrame == Types.ResolveInFrameA.world then Frames.angularVelocity1(frame_a.R)
    elseif resolveInFrame == Types.ResolveInFrameA.frame_a then Frames.angularVelocity2(frame_a.R)
    else Frames.resolve2(frame_resolve.R, Frames.angularVelocity1(frame_a.R));
  annotation(Documentation(info = "<html>
<p>Result in the axes that <code>resolveInFrame</code> picks.</p>
</html>"));
end BasicAbsoluteAngularVelocity;
