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
  frame_a.f = zeros(3);
  frame_a.t = zeros(3);
  frame_b.f = zeros(3);
  frame_b.t = zeros(3);
  R_rel = Frames.relativeRotation(frame_a.R, frame_b.R);
  angles = Frames.axesRotationsAngles(R_rel, sequence, guessAngle1);
  annotation(Documentation(info = "<html>
<p><code>angles</code> [rad]: turns about the axes of <code>sequence</code>, one after the other, that make frame_b
out of frame_a; each in -pi ... pi, so they may jump.</p>
</html>"));
end RelativeAngles;
