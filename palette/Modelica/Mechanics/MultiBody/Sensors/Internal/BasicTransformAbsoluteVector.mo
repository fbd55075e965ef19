within Modelica.Mechanics.MultiBody.Sensors.Internal;
model BasicTransformAbsoluteVector "The same vector in other axes"
  extends Modelica.Mechanics.MultiBody.Sensors.Internal.PartialAbsoluteBaseSensor;
  parameter Types.ResolveInFrameA frame_r_in = Types.ResolveInFrameA.frame_a "Axes in which r_in is given";
  parameter Types.ResolveInFrameA frame_r_out = frame_r_in "Axes in which r_out is shown";
  Modelica.Blocks.Interfaces.RealInput r_in[3] "Vector in the axes of frame_r_in"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = -90, origin = {0, 120})));
  Modelica.Blocks.Interfaces.RealOutput r_out[3] "The same vector in the axes of frame_r_out"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = -90, origin = {0, -110})));
protected
  Frames.Orientation axes_in "Turns the world frame into the axes of r_in";
  Frames.Orientation axes_out "Turns the world frame into the axes of r_out";
equation
  r_out = if frame_r_in == frame_r_out then r_in else Frames.resolveRelative(r_in, axes_in, axes_out);
  if frame_r_in == Types.ResolveInFrameA.frame_a then
    axes_in = frame_a.R;
  elseif frame_r_in == Types.ResolveInFrameA.frame_resolve then
    axes_in = frame_resolve.R;
  else
    axes_in = Frames.nullRotation();
  end if;
  if frame_r_out == Types.ResolveInFrameA.frame_a then
    axes_out = frame_a.R;
  elseif frame_r_out == Types.ResolveInFrameA.frame_resolve then
    axes_out = frame_resolve.R;
  else
    axes_out = Frames.nullRotation();
  end if;
  annotation(Documentation(info = "<html>
<p>Turns the vector by way of the world frame.</p>
</html>"));
end BasicTransformAbsoluteVector;
