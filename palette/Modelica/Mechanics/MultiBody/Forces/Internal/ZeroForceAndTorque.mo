within Modelica.Mechanics.MultiBody.Forces.Internal;
model ZeroForceAndTorque "Loads a frame with nothing"
  extends Modelica.Blocks.Icons.Block;
  Interfaces.Frame_a frame_a "Frame without load"
    annotation(Placement(transformation(extent = {{-116, -16}, {-84, 16}})));
equation
  {frame_a.f, frame_a.t} = zeros(2, 3);
  annotation(Documentation(info = "<html>
<p>Closes a frame that only some options of a part connect further.</p>
</html>"));
end ZeroForceAndTorque;
