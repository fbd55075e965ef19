within Modelica.Mechanics.MultiBody.Sensors;
model AbsoluteVelocity "Velocity of a frame as a signal"
  extends Modelica.Mechanics.MultiBody.Sensors.Internal.PartialAbsoluteSensor;
  Modelica.Blocks.Interfaces.RealOutput v[3](each final quantity = "Velocity", each final unit = "m/s")
    "Velocity of frame_a"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, origin = {110, 0})));
  Interfaces.Frame_resolve frame_resolve if resolveInFrame == Types.ResolveInFrameA.frame_resolve
    "Axes in which the result is shown, if so chosen"
    annotation(Placement(transformation(extent = {{-16, -16}, {16, 16}}, rotation = -90, origin = {0, -100})));
  parameter Types.ResolveInFrameA resolveInFrame = Types.ResolveInFrameA.frame_a "Axes in which the result is shown";
protected
  TransformAbsoluteVector transformAbsoluteVector(
    frame_r_in = Types.ResolveInFrameA.world, frame_r_out = resolveInFrame, r_in = der(frame_a.r_0)) "Picks the axes"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}})));
equation
  connect(v, transformAbsoluteVector.r_out);
  connect(frame_a, transformAbsoluteVector.frame_a);
  connect(frame_resolve, transformAbsoluteVector.frame_resolve);
  annotation(Documentation(info = "<html>
<p>The velocity of a frame against the world as a signal.</p>
<h4>Equations</h4>
<p><code>v = der(frame_a.r_0), in the axes of resolveInFrame</code><br>
<code>frame_a.f = 0, frame_a.t = 0</code></p>
<h4>Signs</h4>
<p>Positive along the chosen axes: those of the world, of <code>frame_a</code> or of <code>frame_resolve</code>. The
derivative is taken in the world frame and then shown in other axes.</p>
<h4>Use</h4>
<p>In the axes of <code>frame_a</code> the first number is the speed ahead of a vehicle whose x points forward. The
sensor exerts nothing.</p>
</html>"));
end AbsoluteVelocity;
