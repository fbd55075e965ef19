within Modelica.Mechanics.MultiBody.Joints.Internal;
model InitAngle "Three angles between two frames"
  extends Modelica.Blocks.Icons.Block;
  import Modelica.Mechanics.MultiBody.Frames;
  parameter Modelica.Mechanics.MultiBody.Types.RotationSequence sequence_start = {1, 2, 3} "Axes of the three turns";
  Interfaces.Frame_a frame_a "Frame to turn from"
    annotation(Placement(transformation(extent = {{-116, -16}, {-84, 16}})));
  Interfaces.Frame_b frame_b "Frame to turn to" annotation(Placement(transformation(extent = {{84, -16}, {116, 16}})));
  Frames.Orientation R_rel "Turns frame_a into frame_b";
  Modelica.Blocks.Interfaces.RealOutput angle[3](each final quantity = "Angle", each final unit = "rad") "Angles"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = -90, origin = {0, -110})));
equation
  R_rel = Frames.axesRotations(sequence_start, angle, der(angle));
  Connections.branch(frame_a.R, frame_b.R);
  if not Connections.rooted(frame_a.R) then
    frame_a.R = Frames.absoluteRotation(frame_b.R, Frames.inverseRotation(R_rel));
  else
    frame_b.R = Frames.absoluteRotation(frame_a.R, R_rel);
  end if;
  {frame_a.f, frame_b.f, frame_a.t, frame_b.t} = zeros(4, 3);
  annotation(Documentation(info = "<html>
<p>The orientation of frame_b comes from frame_a and three angles, which may be states.</p>
</html>"));
end InitAngle;
