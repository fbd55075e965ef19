within Modelica.Mechanics.MultiBody.Interfaces;
model ZeroPosition "Holds a frame_resolve that is not used at the world frame"
  extends Modelica.Blocks.Icons.Block;
  Interfaces.Frame_resolve frame_resolve "Frame to hold"
    annotation(Placement(transformation(extent = {{-116, -16}, {-84, 16}})));
equation
  frame_resolve.r_0 = zeros(3);
  frame_resolve.R = Frames.nullRotation();
  Connections.root(frame_resolve.R);
  annotation(Documentation(info = "<html>
<p>Position zero, axes of the world.</p>
</html>"));
end ZeroPosition;
