within Modelica.Mechanics.MultiBody.Sensors;
model AbsoluteAngles "Orientation of a frame as three angles"
  extends Modelica.Mechanics.MultiBody.Sensors.Internal.PartialAbsoluteSensor;
  Modelica.Blocks.Interfaces.RealOutput angles[3](
    each final quantity = "Angle", each final unit = "rad", each displayUnit = "deg")
    "Angles that turn the world frame into frame_a"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, origin = {110, 0})));
  parameter Types.RotationSequence sequence(min = {1, 1, 1}, max = {3, 3, 3}) = {1, 2, 3}
    "Axes of the three turns, one after the other"
    annotation(Evaluate = true);
  parameter SI.Angle guessAngle1 = 0 "Of the two solutions, the one with the first angle nearer to this";
equation
  {frame_a.f, frame_a.t} = zeros(2, 3);
  angles = Frames.axesRotationsAngles(frame_a.R, sequence, guessAngle1);
  annotation(Documentation(info = "<html>
<p>The orientation of a frame against the world as three angles.</p>
<h4>Equations</h4>
<p><code>frame_a.R = turn about the axes of sequence by angles[1], angles[2], angles[3], one after the other</code><br>
<code>frame_a.f = 0, frame_a.t = 0</code></p>
<h4>Signs</h4>
<p>The angles turn the world frame into <code>frame_a</code> by the right-hand rule; each turn is about the axes as
the turns before have left them.</p>
<h4>Use</h4>
<p>Each angle lies in -pi ... pi, so it may jump. Where the second turn makes the first and last axis coincide the
first angle is <code>guessAngle1</code>; of the two solutions elsewhere the one nearer to it is taken. For a single
hinge plot the joint's <code>phi</code> instead, which does not jump.</p>
</html>"));
end AbsoluteAngles;
