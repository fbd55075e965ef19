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
  connect(w, angularVelocity.w);
  connect(frame_a, angularVelocity.frame_a);
  connect(frame_resolve, angularVelocity.frame_resolve);
  connect(angularVelocity.frame_resolve, zeroPosition.frame_resolve);
  annotation(Documentation(info = "<html>
<p>The angular velocity of a frame against the world as a signal.</p>
<h4>Equations</h4>
<p><code>w = angular velocity of frame_a, in the axes of resolveInFrame</code><br>
<code>frame_a.f = 0, frame_a.t = 0</code></p>
<h4>Signs</h4>
<p>Each number is positive for a turn about that axis by the right-hand rule. The axes are those of the world, of
<code>frame_a</code> (as a gyroscope on the body shows it) or of <code>frame_resolve</code>.</p>
<h4>Use</h4>
<p>It is not the derivative of <code>AbsoluteAngles</code>, except for a turn about one fixed axis. The sensor exerts
nothing, so any number may be connected.</p>
</html>"));
end AbsoluteAngularVelocity;
