within Modelica.Mechanics.MultiBody.Sensors.Internal;
model BasicAbsoluteAngularVelocity "Angular velocity of a frame"
  extends Modelica.Mechanics.MultiBody.Sensors.Internal.PartialAbsoluteBaseSensor;
  Modelica.Blocks.Interfaces.RealOutput w[3](each final quantity = "AngularVelocity", each final unit = "rad/s")
    "Angular velocity of frame_a"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, origin = {110, 0})));
  parameter Types.ResolveInFrameA resolveInFrame = Types.ResolveInFrameA.frame_a "Axes in which the result is shown";
equation
  w = if resolveInFrame == Types.ResolveInFrameA.frame_a then frame_a.R.w
    elseif resolveInFrame == Types.ResolveInFrameA.frame_resolve then
      Frames.resolveRelative(frame_a.R.w, frame_a.R, frame_resolve.R)
    else Frames.resolve1(frame_a.R, frame_a.R.w);
  annotation(Documentation(info = "<html>
<p>Result in the axes that <code>resolveInFrame</code> picks.</p>
</html>"));
end BasicAbsoluteAngularVelocity;
