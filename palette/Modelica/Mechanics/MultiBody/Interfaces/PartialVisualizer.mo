within Modelica.Mechanics.MultiBody.Interfaces;
partial model PartialVisualizer "Base of a part that is only looked at"
  Interfaces.Frame_a frame_a "Frame to which the picture is fixed"
    annotation(Placement(transformation(extent = {{-116, -16}, {-84, 16}})));
protected
  outer Modelica.Mechanics.MultiBody.World world "Gravity and defaults";
equation
  assert(cardinality(frame_a) >= 1, "frame_a is not connected: a wire is missing");
  annotation(Documentation(info = "<html>
<p>The frame and the world. A part made from it loads the frame neither with a force nor with a torque.</p>
</html>"));
end PartialVisualizer;
