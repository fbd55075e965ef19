within Modelica.Mechanics.MultiBody.Interfaces;
partial model PartialOneFrame_b "Base of a part with one frame"
  Interfaces.Frame_b frame_b "Where the part is held"
    annotation(Placement(transformation(extent = {{84, -16}, {116, 16}})));
protected
  outer Modelica.Mechanics.MultiBody.World world "Gravity and defaults";
equation
  assert(cardinality(frame_b) >= 1, "frame_b is not connected: a wire is missing");
  annotation(Documentation(info = "<html>
<p>Only the connector and the world. A part made from it adds six equations.</p>
</html>"));
end PartialOneFrame_b;
