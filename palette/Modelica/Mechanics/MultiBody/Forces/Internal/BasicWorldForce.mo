within Modelica.Mechanics.MultiBody.Forces.Internal;
model BasicWorldForce "Force on one frame, given in the axes of frame_resolve or others"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialOneFrame_b;
  Interfaces.Frame_resolve frame_resolve "Axes in which the vector is given, if so chosen"
    annotation(Placement(transformation(extent = {{-16, -16}, {16, 16}}, rotation = 270, origin = {0, -100})));
  Modelica.Blocks.Interfaces.RealInput force[3](each final quantity = "Force", each final unit = "N")
    "Force on what is connected to frame_b"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  parameter Types.ResolveInFrameB resolveInFrame = Types.ResolveInFrameB.world "Axes in which the vector is given";
equation
  frame_b.f = -(if resolveInFrame == Types.ResolveInFrameB.frame_b then force
    elseif resolveInFrame == Types.ResolveInFrameB.frame_resolve then
      Frames.resolveRelative(force, frame_resolve.R, frame_b.R)
    else Frames.resolve2(frame_b.R, force));
  {frame_b.t, frame_resolve.f, frame_resolve.t} = zeros(3, 3);
  assert(cardinality(frame_resolve) >= 1, "frame_resolve is not connected: a wire is missing");
  annotation(Documentation(info = "<html>
<p>Cut force of frame_b: the negative signal, turned into the axes of frame_b.</p>
</html>"));
end BasicWorldForce;
