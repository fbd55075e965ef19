within Modelica.Mechanics.MultiBody.Interfaces;
partial model PartialTwoFramesDoubleSize "Base of a part between two frames, with a large icon"
  Interfaces.Frame_a frame_a "Where the part begins"
    annotation(Placement(transformation(extent = {{-108, -8}, {-92, 8}})));
  Interfaces.Frame_b frame_b "Where the part ends" annotation(Placement(transformation(extent = {{92, -8}, {108, 8}})));
protected
  outer Modelica.Mechanics.MultiBody.World world "Gravity and defaults";
equation
  assert(cardinality(frame_b) >= 1, "frame_b is not connected: a wire is missing");
  assert(cardinality(frame_a) >= 1, "frame_a is not connected: a wire is missing");
  annotation(Documentation(info = "<html>
<p>As <code>PartialTwoFrames</code>, for parts that are drawn twice as large.</p>
</html>"));
end PartialTwoFramesDoubleSize;
