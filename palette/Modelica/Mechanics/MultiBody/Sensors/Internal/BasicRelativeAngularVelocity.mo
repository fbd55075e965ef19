within Modelica.Mechanics.MultiBody.Sensors.Internal;
model BasicRelativeAngularVelocity "Angular velocity of one frame against another"
  extends Modelica.Mechanics.MultiBody.Sensors.Internal.PartialRelativeBaseSensor;
  Modelica.Blocks.Interfaces.RealOutput w_rel[3](each final quantity = "AngularVelocity", each final unit = "rad/s")
    "Angular velocity of frame_b against frame_a"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 270, origin = {0, -110})));
  parameter Types.ResolveInFrameAB resolveInFrame = Types.ResolveInFrameAB.frame_a "Axes in which the result is shown";
protected
  Frames.Orientation R_rel "Turns frame_a into frame_b";
equation
  R_rel = Frames.relativeRotation(frame_a.R, frame_b.R);
  // R_rel.w is seen from frame_b.
  w_rel = if resolveInFrame == Types.ResolveInFrameAB.frame_b then R_rel.w
    elseif resolveInFrame == Types.ResolveInFrameAB.frame_a then Frames.resolve1(R_rel, R_rel.w)
    elseif resolveInFrame == Types.ResolveInFrameAB.frame_resolve then
      Frames.resolveRelative(R_rel.w, frame_b.R, frame_resolve.R)
    else Frames.resolve1(frame_b.R, R_rel.w);
  annotation(Documentation(info = "<html>
<p>Result in the axes that <code>resolveInFrame</code> picks.</p>
</html>"));
end BasicRelativeAngularVelocity;
