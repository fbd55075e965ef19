within Modelica.Mechanics.MultiBody.Sensors;
model AbsoluteAngularVelocity "Angular velocity of a frame as a signal"
  extends Modelica.Mechanics.MultiBody.Sensors.Internal.PartialAbsoluteSensor;
  Modelica.Blocks.Interfaces.RealOutput w[3](each final quantity = "AngularVelocity", each final unit = "rad/s")
    "Angular velocity of frame_a"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, origin = {110, 0})));
  Interfaces.Frame_resolve frame_resolve if resolveInFrame == Types.ResolveInFrameA.frame_resolve
    "Axes in which the result is shown, if so chosen"
    annotation(Placement(transformation(extent = {{-16, -16}, {16, 16}}, rotation = -90, origin = {0, -100})));
  parameter Types.ResolveInFrameA resolveInFrame = Types.ResolveInFrameA.frame_a "Axes in which the result is shown";
protected
  Internal.BasicAbsoluteAngularVelocity angularVelocity(resolveInFrame = resolveInFrame) "Measurement"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}})));
  Interfaces.ZeroPosition zeroPosition if not (resolveInFrame == Types.ResolveInFrameA.frame_resolve)
    "Closes frame_resolve"
    annotation(Placement(transformation(extent = {{40, -40}, {60, -20}})));
equation
  connect(angularVelocity.frame_a, frame_a);
  connect(angularVelocity.frame_resolve, frame_resolve);
  connect(zeroPosition.frame_resolve, angularVelocity.frame_resolve);
  connect(angularVelocity.w, w);
  annotation(Documentation(info = "<html>
<p><code>w</code> [rad/s]: angular velocity of frame_a against the world, in the axes that <code>resolveInFrame</code>
picks; right-hand rule.</p>
<p>Example to open: <em>BevelGear1D</em>.</p>
</html>"));
end AbsoluteAngularVelocity;
