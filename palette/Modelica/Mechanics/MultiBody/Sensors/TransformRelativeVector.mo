within Modelica.Mechanics.MultiBody.Sensors;
model TransformRelativeVector "The same vector in other axes"
  extends Modelica.Mechanics.MultiBody.Sensors.Internal.PartialRelativeSensor;
  Interfaces.Frame_resolve frame_resolve
    if frame_r_in == Types.ResolveInFrameAB.frame_resolve or frame_r_out == Types.ResolveInFrameAB.frame_resolve
    "Other axes, if so chosen" annotation(Placement(transformation(extent = {{84, 64}, {116, 96}})));
  Modelica.Blocks.Interfaces.RealInput r_in[3] "Vector in the axes of frame_r_in"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = -90, origin = {0, 120})));
  Modelica.Blocks.Interfaces.RealOutput r_out[3] "The same vector in the axes of frame_r_out"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = -90, origin = {0, -110})));
  parameter Types.ResolveInFrameAB frame_r_in = Types.ResolveInFrameAB.frame_a "Axes in which r_in is given";
  parameter Types.ResolveInFrameAB frame_r_out = frame_r_in "Axes in which r_out is shown";
protected
  Internal.BasicTransformRelativeVector basicTransformVector(frame_r_in = frame_r_in, frame_r_out = frame_r_out)
    "Turns the vector"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}})));
  Interfaces.ZeroPosition zeroPosition
    if not (frame_r_in == Types.ResolveInFrameAB.frame_resolve or frame_r_out == Types.ResolveInFrameAB.frame_resolve)
      "Closes frame_resolve"
    annotation(Placement(transformation(extent = {{40, 20}, {60, 40}})));
equation
  connect(basicTransformVector.frame_a, frame_a);
  connect(basicTransformVector.frame_b, frame_b);
  connect(basicTransformVector.frame_resolve, frame_resolve);
  connect(zeroPosition.frame_resolve, basicTransformVector.frame_resolve);
  connect(r_in, basicTransformVector.r_in);
  connect(basicTransformVector.r_out, r_out);
  annotation(Documentation(info = "<html>
<p><code>r_in</code> and <code>r_out</code> are the same vector in space, in the axes that <code>frame_r_in</code> and
<code>frame_r_out</code> pick: those of the world, of frame_a, of frame_b or of frame_resolve.</p>
</html>"));
end TransformRelativeVector;
