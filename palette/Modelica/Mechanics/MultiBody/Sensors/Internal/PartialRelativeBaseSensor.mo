within Modelica.Mechanics.MultiBody.Sensors.Internal;
partial model PartialRelativeBaseSensor "Base of a measurement between two frames, with frame_resolve"
  extends Modelica.Icons.RoundSensor;
  Interfaces.Frame_a frame_a "Frame to measure from"
    annotation(Placement(transformation(extent = {{-116, -16}, {-84, 16}})));
  Interfaces.Frame_b frame_b "Frame to measure to"
    annotation(Placement(transformation(extent = {{84, -16}, {116, 16}})));
  Interfaces.Frame_resolve frame_resolve "Axes in which the result is shown, if so chosen"
    annotation(Placement(transformation(extent = {{84, 64}, {116, 96}})));
equation
  {frame_resolve.f, frame_resolve.t, frame_b.f, frame_b.t, frame_a.f, frame_a.t} = zeros(6, 3);
  assert(cardinality(frame_resolve) == 1, "frame_resolve has to be connected to one frame");
  assert(cardinality(frame_b) >= 1, "frame_b is not connected: a wire is missing");
  assert(cardinality(frame_a) >= 1, "frame_a is not connected: a wire is missing");
  annotation(Documentation(info = "<html>
<p>Loads none of the frames.</p>
</html>"));
end PartialRelativeBaseSensor;
