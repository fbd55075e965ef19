within Modelica.Mechanics.MultiBody.Interfaces;
partial model PartialRelativeSensor "Base of a sensor between two frames"
  extends Modelica.Icons.RoundSensor;
  parameter Integer n_out = 1 "Number of signals";
  Interfaces.Frame_a frame_a "Frame to measure from"
    annotation(Placement(transformation(extent = {{-116, -16}, {-84, 16}})));
  Interfaces.Frame_b frame_b "Frame to measure to"
    annotation(Placement(transformation(extent = {{84, -16}, {116, 16}})));
  Modelica.Blocks.Interfaces.RealOutput y[n_out] "Measured values"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {0, -110})));
protected
  outer Modelica.Mechanics.MultiBody.World world "Gravity and defaults";
equation
  assert(cardinality(frame_b) >= 1, "frame_b is not connected: a wire is missing");
  assert(cardinality(frame_a) >= 1, "frame_a is not connected: a wire is missing");
  annotation(Documentation(info = "<html>
<p>Two frames and a vector of signals.</p>
</html>"));
end PartialRelativeSensor;
