within Modelica.Mechanics.MultiBody.Interfaces;
partial model PartialAbsoluteSensor "Base of a sensor at one frame"
  extends Modelica.Icons.RoundSensor;
  parameter Integer n_out = 1 "Number of signals";
  Interfaces.Frame_a frame_a "Frame to measure at"
    annotation(Placement(transformation(extent = {{-116, -16}, {-84, 16}})));
  Modelica.Blocks.Interfaces.RealOutput y[n_out] "Measured values"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
protected
  outer Modelica.Mechanics.MultiBody.World world "Gravity and defaults";
equation
  assert(cardinality(frame_a) >= 1, "frame_a is not connected: a wire is missing");
  annotation(Documentation(info = "<html>
<p>The frame and a vector of signals.</p>
</html>"));
end PartialAbsoluteSensor;
