within Modelica.Mechanics.MultiBody.Joints.Internal;
model InitAngularVelocity "Angular velocity of one frame against another"
  extends Modelica.Blocks.Icons.Block;
  import Modelica.Mechanics.MultiBody.Frames;
  input Frames.Orientation R_a "Turns the world frame into frame_a" annotation(Dialog);
  input Frames.Orientation R_b "Turns the world frame into frame_b" annotation(Dialog);
  Modelica.Blocks.Interfaces.RealOutput w_rel_b[3](each final quantity = "AngularVelocity", each final unit = "rad/s")
    "Angular velocity of frame_b against frame_a, seen from frame_b"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  w_rel_b = Frames.angularVelocity2(Frames.relativeRotation(R_a, R_b));
  annotation(Documentation(info = "<html>
<p>The difference of both angular velocities, in the axes of frame_b, so that it may be a state.</p>
</html>"));
end InitAngularVelocity;
