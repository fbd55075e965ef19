within Modelica.Mechanics.MultiBody.Forces.Internal;
model BasicTorque "Torque between two frames, given in the axes of frame_resolve or others"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames;
  Interfaces.Frame_resolve frame_resolve "Axes in which the vector is given, if so chosen"
    annotation(Placement(transformation(extent = {{-16, -16}, {16, 16}}, rotation = 90, origin = {40, 100})));
  Modelica.Blocks.Interfaces.RealInput torque[3](each final quantity = "Torque", each final unit = "N.m")
    "Torque on what is connected to frame_b; the opposite on frame_a"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {-60, 120})));
  parameter Types.ResolveInFrameAB resolveInFrame = Types.ResolveInFrameAB.frame_b "Axes in which the vector is given";
  SI.Position r_0[3] "From frame_a to frame_b, seen from the world frame";
  SI.Torque t_b_0[3] "Cut torque at frame_b, seen from the world frame";
equation
  // What the part passes on to frame_b, as the world sees it; it comes from frame_a, wherever both are.
  t_b_0 = -(if resolveInFrame == Types.ResolveInFrameAB.frame_resolve then Frames.resolve1(frame_resolve.R, torque)
    elseif resolveInFrame == Types.ResolveInFrameAB.frame_a then Frames.resolve1(frame_a.R, torque)
    elseif resolveInFrame == Types.ResolveInFrameAB.frame_b then Frames.resolve1(frame_b.R, torque)
    else torque);
  frame_b.t = if resolveInFrame <> Types.ResolveInFrameAB.frame_b then Frames.resolve2(frame_b.R, t_b_0) else -torque;
  frame_a.t = Frames.resolve2(frame_a.R, -t_b_0);
  {frame_a.f, frame_b.f, frame_resolve.f, frame_resolve.t} = zeros(4, 3);
  r_0 = frame_b.r_0 - frame_a.r_0;
  assert(cardinality(frame_resolve) >= 1, "frame_resolve is not connected: a wire is missing");
  annotation(Documentation(info = "<html>
<p>Cut torque of frame_b: the negative signal. frame_a is in balance with it.</p>
</html>"));
end BasicTorque;
