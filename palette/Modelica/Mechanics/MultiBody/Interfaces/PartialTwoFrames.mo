within Modelica.Mechanics.MultiBody.Interfaces;
partial model PartialTwoFrames "Base of a part between two frames"
  Interfaces.Frame_a frame_a "Where the part begins"
    annotation(Placement(transformation(extent = {{-116, -16}, {-84, 16}})));
  Interfaces.Frame_b frame_b "Where the part ends"
    annotation(Placement(transformation(extent = {{84, -16}, {116, 16}})));
protected
  outer Modelica.Mechanics.MultiBody.World world "Gravity and defaults";
equation
  assert(cardinality(frame_b) >= 1, "frame_b is not connected: a wire is missing");
  assert(cardinality(frame_a) >= 1, "frame_a is not connected: a wire is missing");
  annotation(Documentation(info = "<html>
<p>Only the two connectors and the world. A part made from it adds twelve equations.</p>
</html>"));
end PartialTwoFrames;
