within Modelica.Mechanics.MultiBody.Sensors.Internal;
partial model PartialAbsoluteSensor "Base of a sensor at one frame"
  extends Modelica.Icons.RoundSensor;
  Interfaces.Frame_a frame_a "Frame to measure at"
    annotation(Placement(transformation(extent = {{-116, -16}, {-84, 16}})));
equation
  assert(cardinality(frame_a) >= 1, "frame_a is not connected: a wire is missing");
  annotation(Documentation(info = "<html>
<p>Only the frame.</p>
</html>"));
end PartialAbsoluteSensor;
