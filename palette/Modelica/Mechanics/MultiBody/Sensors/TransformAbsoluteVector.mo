within Modelica.Mechanics.MultiBody.Sensors;
model TransformAbsoluteVector "The same vector in other axes"
  extends Modelica.Icons.RoundSensor;
  Interfaces.Frame_a frame_a "Frame whose axes may be chosen"
    annotation(Placement(transformation(extent = {{-116, -16}, {-84, 16}})));
  Interfaces.Frame_resolve frame_resolve
    if frame_r_in == Types.ResolveInFrameA.frame_resolve or frame_r_out == Types.ResolveInFrameA.frame_resolve
    "Other axes, if so chosen" annotation(Placement(transformation(extent = {{84, -16}, {116, 16}})));
  Modelica.Blocks.Interfaces.RealInput r_in[3] "Vector in the axes of frame_r_in"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = -90, origin = {0, 120})));
  Modelica.Blocks.Interfaces.RealOutput r_out[3] "The same vector in the axes of frame_r_out"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = -90, origin = {0, -110})));
  parameter Types.ResolveInFrameA frame_r_in = Types.ResolveInFrameA.frame_a "Axes in which r_in is given";
  parameter Types.ResolveInFrameA frame_r_out = frame_r_in "Axes in which r_out is shown";
protected
  Internal.BasicTransformAbsoluteVector basicTransformVector(frame_r_in = frame_r_in, frame_r_out = frame_r_out)
    "Turns the vector"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}})));
  Interfaces.ZeroPosition zeroPosition
    if not (frame_r_in == Types.ResolveInFrameA.frame_resolve or frame_r_out == Types.ResolveInFrameA.frame_resolve)
      "Closes frame_resolve"
    annotation(Placement(transformation(extent = {{40, 20}, {60, 40}})));
equation
  connect(basicTransformVector.frame_a, frame_a);
  connect(basicTransformVector.frame_resolve, frame_resolve);
  connect(zeroPosition.frame_resolve, basicTransformVector.frame_resolve);
  connect(r_in, basicTransformVector.r_in);
  connect(basicTransformVector.r_out, r_out);
  annotation(Documentation(info = "<html>
<p><code>r_in</code> and <code>r_out</code> are the same vector in space, in the axes that <code>frame_r_in</code> and
<code>frame_r_out</code> pick: those of the world, of frame_a or of frame_resolve.</p>
</html>"));
end TransformAbsoluteVector;
