within Modelica.Mechanics.MultiBody.Sensors.Internal;
model BasicTransformRelativeVector "The same vector in other axes"
  extends Modelica.Mechanics.MultiBody.Sensors.Internal.PartialRelativeBaseSensor;
  parameter Types.ResolveInFrameAB frame_r_in = Types.ResolveInFrameAB.frame_a "Axes in which r_in is given";
  parameter Types.ResolveInFrameAB frame_r_out = frame_r_in "Axes in which r_out is shown";
  Modelica.Blocks.Interfaces.RealInput r_in[3] "Vector in the axes of frame_r_in"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = -90, origin = {0, 120})));
  Modelica.Blocks.Interfaces.RealOutput r_out[3] "The same vector in the axes of frame_r_out"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = -90, origin = {0, -110})));
protected
  Frames.Orientation R1 "Turns the world frame into the axes of r_in";
equation
  if frame_r_out == frame_r_in then
    r_out = r_in;
    R1 = Frames.nullRotation();
  else
    if frame_r_in == Types.ResolveInFrameAB.world then
      R1 = Frames.nullRotation();
    elseif frame_r_in == Types.ResolveInFrameAB.frame_a then
      R1 = frame_a.R;
    elseif frame_r_in == Types.ResolveInFrameAB.frame_b then
      R1 = frame_b.R;
    else
      R1 = frame_resolve.R;
    end if;
    r_out =
      if frame_r_out == Types.ResolveInFrameAB.world then Frames.resolve1(R1, r_in)
      elseif frame_r_out == Types.ResolveInFrameAB.frame_a then Frames.resolveRelative(r_in, R1, frame_a.R)
      elseif frame_r_out == Types.ResolveInFrameAB.frame_b then Frames.resolveRelative(r_in, R1, frame_b.R)
      else Frames.resolveRelative(r_in, R1, frame_resolve.R);
  end if;
  annotation(Documentation(info = "<html>
<p>Turns the vector by way of the world frame.</p>
</html>"));
end BasicTransformRelativeVector;
