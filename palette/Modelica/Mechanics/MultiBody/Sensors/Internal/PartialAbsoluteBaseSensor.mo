within Modelica.Mechanics.MultiBody.Sensors.Internal;
partial model PartialAbsoluteBaseSensor "Base of a measurement at one frame, with frame_resolve"
  extends Modelica.Icons.RoundSensor;
  Interfaces.Frame_a frame_a "Frame to measure at"
    annotation(Placement(transformation(extent = {{-116, -16}, {-84, 16}})));
  Interfaces.Frame_resolve frame_resolve "Axes in which the result is shown, if so chosen"
    annotation(Placement(transformation(extent = {{-16, -16}, {16, 16}}, rotation = -90, origin = {0, -100})));
equation
  {frame_resolve.f, frame_resolve.t, frame_a.f, frame_a.t} = zeros(4, 3);
  assert(cardinality(frame_resolve) == 1, "frame_resolve has to be connected to one frame");
  assert(cardinality(frame_a) >= 1, "frame_a is not connected: a wire is missing");
  annotation(Documentation(info = "<html>
<p>Loads neither frame.</p>
</html>"));
end PartialAbsoluteBaseSensor;
