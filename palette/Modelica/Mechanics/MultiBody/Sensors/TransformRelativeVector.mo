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
  connect(r_out, basicTransformVector.r_out);
  connect(frame_b, basicTransformVector.frame_b);
  connect(frame_a, basicTransformVector.frame_a);
  connect(frame_resolve, basicTransformVector.frame_resolve);
  connect(basicTransformVector.frame_resolve, zeroPosition.frame_resolve);
  connect(basicTransformVector.r_in, r_in);
  annotation(Documentation(info = "<html>
<p>Shows the same vector in other axes, with those of two frames to choose from.</p>
<h4>Equations</h4>
<p><code>r_out in the axes of frame_r_out is the vector in space that r_in is in the axes of frame_r_in</code><br>
<code>no forces and torques at either frame</code></p>
<h4>Signs</h4>
<p>Both are the same arrow in space, only its three numbers differ. The axes are those of the world, of
<code>frame_a</code>, of <code>frame_b</code> or of <code>frame_resolve</code>.</p>
<h4>Use</h4>
<p>Between two sensors or in front of a force element. Only the orientations of the frames count, not their places.
The unit is that of what goes in.</p>
</html>"));
end TransformRelativeVector;
