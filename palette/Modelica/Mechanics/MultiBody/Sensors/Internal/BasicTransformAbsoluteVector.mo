within Modelica.Mechanics.MultiBody.Sensors.Internal;
model BasicTransformAbsoluteVector "The same vector in other axes"
  extends Modelica.Icons.RoundSensor;
  Interfaces.Frame_a frame_a "Frame whose axes may be chosen"
    annotation(Placement(transformation(extent = {{-116, -16}, {-84, 16}})));
  Interfaces.Frame_resolve frame_resolve "Other axes, if so chosen"
    annotation(Placement(transformation(extent = {{84, -16}, {116, 16}})));
  parameter Types.ResolveInFrameA frame_r_in = Types.ResolveInFrameA.frame_a "Axes in which r_in is given";
  parameter Types.ResolveInFrameA frame_r_out = frame_r_in "Axes in which r_out is shown";
  Modelica.Blocks.Interfaces.RealInput r_in[3] "Vector in the axes of frame_r_in"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = -90, origin = {0, 120})));
  Modelica.Blocks.Interfaces.RealOutput r_out[3] "The same vector in the axes of frame_r_out"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = -90, origin = {0, -110})));
protected
  Frames.Orientation R1 "Turns the world frame into the axes of r_in";
equation
  assert(cardinality(frame_a) > 0, "frame_a is not connected: a wire is missing");
  assert(cardinality(frame_resolve) == 1, "frame_resolve has to be connected to one frame");
  frame_a.f = zeros(3);
  frame_a.t = zeros(3);
  frame_resolve.f = zeros(3);
  frame_resolve.t = zeros(3);
  if frame_r_out == frame_r_in then
    r_out = r_in;
    R1 = Frames.nullRotation();
  else
    if frame_r_in == Types.ResolveInFrameA.world then
      R1 = Frames.nullRotation();
    elseif frame_r_in == Types.ResolveInFrameA.frame_a then
      R1 = frame_a.R;
    else
      R1 = frame_resolve.R;
    end if;
    r_out =
      if frame_r_out == Types.ResolveInFrameA.world then Frames.resolve1(R1, r_in)
      elseif frame_r_out == Types.ResolveInFrameA.frame_a then Frames.resolveRelative(r_in, R1, frame_a.R)
      else Frames.resolveRelative(r_in, R1, frame_resolve.R);
  end if;
  annotation(Documentation(info = "<html>
<p>Turns the vector by way of the world frame.</p>
</html>"));
end BasicTransformAbsoluteVector;
