within Modelica.Mechanics.MultiBody.Interfaces;
partial model PartialElementaryJoint "Base of a joint whose frame_b follows from frame_a"
  extends PartialTwoFrames(frame_a "Where the joint begins", frame_b "Where the joint ends");
equation
  Connections.branch(frame_a.R, frame_b.R);
  annotation(Documentation(info = "<html>
<p>Both frames, the world, and the statement that the orientation of one frame gives that of the other.</p>
</html>"));
end PartialElementaryJoint;
