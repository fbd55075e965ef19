within Modelica.Mechanics.MultiBody.Interfaces;
partial model PartialElementaryJoint "Base of a joint whose frame_b follows from frame_a"
  Interfaces.Frame_a frame_a "Where the joint begins"
    annotation(Placement(transformation(extent = {{-116, -16}, {-84, 16}})));
  Interfaces.Frame_b frame_b "Where the joint ends"
    annotation(Placement(transformation(extent = {{84, -16}, {116, 16}})));
protected
  outer Modelica.Mechanics.MultiBody.World world "Gravity and defaults";
equation
  Connections.branch(frame_a.R, frame_b.R);
  assert(cardinality(frame_a) > 0, "frame_a is not connected: a wire is missing");
  assert(cardinality(frame_b) > 0, "frame_b is not connected: a wire is missing");
  annotation(Documentation(info = "<html>
<p>Both frames, the world, and the statement that the orientation of one frame gives that of the other.</p>
</html>"));
end PartialElementaryJoint;
