within Modelica.Mechanics.MultiBody.Sensors.Internal;
partial model PartialCutForceSensor "Base of a sensor of what goes from frame_a to frame_b"
  extends Modelica.Icons.RoundSensor;
  Interfaces.Frame_a frame_a "Where the sensor begins"
    annotation(Placement(transformation(extent = {{-116, -16}, {-84, 16}})));
  Interfaces.Frame_b frame_b "Where the sensor ends"
    annotation(Placement(transformation(extent = {{84, -16}, {116, 16}})));
  Interfaces.Frame_resolve frame_resolve if resolveInFrame == Types.ResolveInFrameA.frame_resolve
    "Axes in which the result is shown, if so chosen"
    annotation(Placement(transformation(extent = {{-16, -16}, {16, 16}}, rotation = 270, origin = {80, -100})));
  parameter Types.ResolveInFrameA resolveInFrame = Types.ResolveInFrameA.frame_a "Axes in which the result is shown";
protected
  outer Modelica.Mechanics.MultiBody.World world "Gravity and defaults";
equation
  assert(cardinality(frame_b) >= 1, "frame_b is not connected: a wire is missing");
  assert(cardinality(frame_a) >= 1, "frame_a is not connected: a wire is missing");
  annotation(Documentation(info = "<html>
<p>Only the frames.</p>
</html>"));
end PartialCutForceSensor;
