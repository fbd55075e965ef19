within Modelica.Mechanics.MultiBody.Interfaces;
partial model PartialOneFrame_a "Base of a part with one frame"
  Interfaces.Frame_a frame_a "Where the part is held"
    annotation(Placement(transformation(extent = {{-116, -16}, {-84, 16}})));
protected
  outer Modelica.Mechanics.MultiBody.World world "Gravity and defaults";
equation
  assert(cardinality(frame_a) >= 1, "frame_a is not connected: a wire is missing");
  annotation(Documentation(info = "<html>
<p>Only the connector and the world. A part made from it adds six equations.</p>
</html>"));
end PartialOneFrame_a;
