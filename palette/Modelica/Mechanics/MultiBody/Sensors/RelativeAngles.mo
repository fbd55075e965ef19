within Modelica.Mechanics.MultiBody.Sensors;
model RelativeAngles "Orientation of one frame against another as three angles"
  extends Modelica.Mechanics.MultiBody.Sensors.Internal.PartialRelativeSensor;
  Modelica.Blocks.Interfaces.RealOutput angles[3](
    each final quantity = "Angle", each final unit = "rad", each displayUnit = "deg")
    "Angles that turn frame_a into frame_b"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 270, origin = {0, -110})));
  parameter Types.RotationSequence sequence(min = {1, 1, 1}, max = {3, 3, 3}) = {1, 2, 3}
    "Axes of the three turns, one after the other"
    annotation(Evaluate = true);
  parameter SI.Angle guessAngle1 = 0 "Of the two solutions, the one with the first angle nearer to this";
  Frames.Orientation R_rel "Turns frame_a into frame_b";
equation
  angles = Frames.axesRotationsAngles(R_rel, sequence, guessAngle1);
  R_rel = Frames.relativeRotation(frame_a.R, frame_b.R);
  {frame_b.f, frame_b.t, frame_a.f, frame_a.t} = zeros(4, 3);
  annotation(Documentation(info = "<html>
<p>The orientation of <code>frame_b</code> against <code>frame_a</code> as three angles.</p>
<h4>Equations</h4>
<p><code>frame_b.R = frame_a.R turned about the axes of sequence by angles[1], angles[2], angles[3]</code><br>
<code>no forces and torques at either frame</code></p>
<h4>Signs</h4>
<p>The angles turn <code>frame_a</code> into <code>frame_b</code> by the right-hand rule; each turn is about the axes
as the turns before have left them.</p>
<h4>Use</h4>
<p>Each angle lies in -pi ... pi, so it may jump. Of the two solutions the one with the first angle nearer to
<code>guessAngle1</code> is taken. The frames need not be joined. Use it beside constraints, which have no angle of
their own.</p>
</html>"));
end RelativeAngles;
