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
  frame_a.f = zeros(3);
  frame_a.t = zeros(3);
  angles = Frames.axesRotationsAngles(frame_a.R, sequence, guessAngle1);
  annotation(Documentation(info = "<html>
<p><code>angles</code> [rad]: turns about the axes of <code>sequence</code>, one after the other, that make frame_a
out of the world frame; each in -pi ... pi, so they may jump. If the second turn makes the first and the last axis
coincide, the first angle is <code>guessAngle1</code>.</p>
</html>"));
end AbsoluteAngles;
