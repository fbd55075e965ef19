within Modelica.Mechanics.MultiBody.Joints.Internal;
model InitAngle "Three angles between two frames"
  extends Modelica.Blocks.Icons.Block;
  import Modelica.Mechanics.MultiBody.Frames;
  parameter Modelica.Mechanics.MultiBody.Types.RotationSequence sequence_start = {1, 2, 3} "Axes of the three turns";
  Interfaces.Frame_a frame_a "Frame to turn from"
    annotation(Placement(transformation(extent = {{-116, -16}, {-84, 16}})));
  Interfaces.Frame_b frame_b "Frame to turn to" annotation(Placement(transformation(extent = {{84, -16}, {116, 16}})));
  Frames.Orientation R_rel "Turns frame_a into frame_b";
  Frames.Orientation R_rel_inv "Turns frame_b into frame_a";
  Modelica.Blocks.Interfaces.RealOutput angle[3](each final quantity = "Angle", each final unit = "rad") "Angles"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = -90, origin = {0, -110})));
equation
  Connections.branch(frame_a.R, frame_b.R);
  R_rel = Frames.axesRotations(
    sequence_start, {angle[1], angle[2], angle[3]}, {der(angle[1]), der(angle[2]), der(angle[3])});
  if Connections.rooted(frame_a.R) then
    R_rel_inv = Frames.nullRotation();
    frame_b.R = Frames.absoluteRotation(frame_a.R, R_rel);
  else
    R_rel_inv = Frames.inverseRotation(R_rel);
    frame_a.R = Frames.absoluteRotation(frame_b.R, R_rel_inv);
  end if;
  frame_a.f = zeros(3);
  frame_a.t = zeros(3);
  frame_b.f = zeros(3);
  frame_b.t = zeros(3);
  annotation(Documentation(info = "<html>
<p>The orientation of frame_b comes from frame_a and three angles, which may be states.</p>
</html>"));
end InitAngle;
