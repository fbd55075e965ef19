within Modelica.Mechanics.MultiBody.Sensors;
model RelativeVelocity "Velocity of one frame against another as a signal"
  extends Modelica.Mechanics.MultiBody.Sensors.Internal.PartialRelativeSensor;
  Modelica.Blocks.Interfaces.RealOutput v_rel[3](each final quantity = "Velocity", each final unit = "m/s")
    "Velocity of frame_b against frame_a"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 270, origin = {0, -110})));
  Interfaces.Frame_resolve frame_resolve if resolveInFrame == Types.ResolveInFrameAB.frame_resolve
    "Axes in which the result is shown, if so chosen"
    annotation(Placement(transformation(extent = {{84, 64}, {116, 96}})));
  parameter Types.ResolveInFrameAB resolveInFrame = Types.ResolveInFrameAB.frame_a "Axes in which the result is shown";
protected
  RelativePosition relativePosition(resolveInFrame = Types.ResolveInFrameAB.frame_a) "Place, seen from frame_a"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}})));
  Modelica.Blocks.Continuous.Der der_r_rel[3] "Its derivative, seen from frame_a"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 270, origin = {0, -40})));
  TransformRelativeVector transformRelativeVector(
    frame_r_in = Types.ResolveInFrameAB.frame_a, frame_r_out = resolveInFrame) "Picks the axes"
    annotation(Placement(transformation(extent = {{-10, -80}, {10, -60}})));
equation
  // Place, its change, that change in the axes asked for
  connect(der_r_rel.u, relativePosition.r_rel);
  connect(transformRelativeVector.r_in, der_r_rel.y);
  connect(v_rel, transformRelativeVector.r_out);
  connect(frame_a, relativePosition.frame_a);
  connect(frame_a, transformRelativeVector.frame_a);
  connect(frame_b, relativePosition.frame_b);
  connect(frame_b, transformRelativeVector.frame_b);
  connect(frame_resolve, transformRelativeVector.frame_resolve);
  annotation(Documentation(info = "<html>
<p>The velocity of <code>frame_b</code> as an observer sees it who moves and turns with <code>frame_a</code>.</p>
<h4>Equations</h4>
<p><code>v_rel = der(r_rel), r_rel from frame_a to frame_b in the axes of frame_a; shown in the axes of
resolveInFrame</code><br>
<code>no forces and torques at either frame</code></p>
<h4>Signs</h4>
<p>Positive along the chosen axes while <code>frame_b</code> moves that way against <code>frame_a</code>. The axes of
showing are those of the world, of <code>frame_a</code>, of <code>frame_b</code> or of <code>frame_resolve</code>.</p>
<h4>Use</h4>
<p>It is zero for two frames of the same rigid body, however that body turns, which the difference of absolute
velocities is not. The frames need not be joined.</p>
</html>"));
end RelativeVelocity;
