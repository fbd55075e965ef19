within Modelica.Mechanics.MultiBody.Joints.Internal;
model InitPosition "Place of one frame against another"
  extends Modelica.Blocks.Icons.Block;
  import Modelica.Mechanics.MultiBody.Frames;
  input SI.Position r_a_0[3] "Place of frame_a, seen from the world frame" annotation(Dialog);
  input SI.Position r_b_0[3] "Place of frame_b, seen from the world frame" annotation(Dialog);
  input Frames.Orientation R_a "Turns the world frame into frame_a" annotation(Dialog);
  Modelica.Blocks.Interfaces.RealOutput r_rel_a[3](each final quantity = "Length", each final unit = "m")
    "From frame_a to frame_b, seen from frame_a"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  r_b_0 - r_a_0 = Frames.resolve1(R_a, r_rel_a);
  annotation(Documentation(info = "<html>
<p>The vector between both frames, in the axes of frame_a, so that it may be a state.</p>
</html>"));
end InitPosition;
