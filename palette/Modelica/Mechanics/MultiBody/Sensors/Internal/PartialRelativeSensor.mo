within Modelica.Mechanics.MultiBody.Sensors.Internal;
partial model PartialRelativeSensor "Base of a sensor between two frames"
  extends Modelica.Icons.RoundSensor;
  Interfaces.Frame_a frame_a "Frame to measure from"
    annotation(Placement(transformation(extent = {{-116, -16}, {-84, 16}})));
  Interfaces.Frame_b frame_b "Frame to measure to"
    annotation(Placement(transformation(extent = {{84, -16}, {116, 16}})));
equation
  assert(cardinality(frame_b) >= 1, "frame_b is not connected: a wire is missing");
  assert(cardinality(frame_a) >= 1, "frame_a is not connected: a wire is missing");
  annotation(Documentation(info = "<html>
<p>Only the frames.</p>
</html>"));
end PartialRelativeSensor;
