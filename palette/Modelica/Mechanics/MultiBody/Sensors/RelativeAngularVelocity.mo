within Modelica.Mechanics.MultiBody.Sensors;
model RelativeAngularVelocity "Angular velocity of one frame against another as a signal"
  extends Modelica.Mechanics.MultiBody.Sensors.Internal.PartialRelativeSensor;
  Modelica.Blocks.Interfaces.RealOutput w_rel[3](each final quantity = "AngularVelocity", each final unit = "rad/s")
    "Angular velocity of frame_b against frame_a"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 270, origin = {0, -110})));
  Interfaces.Frame_resolve frame_resolve if resolveInFrame == Types.ResolveInFrameAB.frame_resolve
    "Axes in which the result is shown, if so chosen"
    annotation(Placement(transformation(extent = {{84, 64}, {116, 96}})));
  parameter Types.ResolveInFrameAB resolveInFrame = Types.ResolveInFrameAB.frame_a "Axes in which the result is shown";
protected
  Internal.BasicRelativeAngularVelocity relativeAngularVelocity(resolveInFrame = resolveInFrame) "Measurement"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}})));
  Interfaces.ZeroPosition zeroPosition if not (resolveInFrame == Types.ResolveInFrameAB.frame_resolve)
    "Closes frame_resolve"
    annotation(Placement(transformation(extent = {{40, -40}, {60, -20}})));
equation
  connect(relativeAngularVelocity.frame_a, frame_a);
  connect(relativeAngularVelocity.frame_b, frame_b);
  connect(relativeAngularVelocity.frame_resolve, frame_resolve);
  connect(zeroPosition.frame_resolve, relativeAngularVelocity.frame_resolve);
  connect(relativeAngularVelocity.w_rel, w_rel);
  annotation(Documentation(info = "<html>
<p><code>w_rel</code> [rad/s]: angular velocity of frame_b against frame_a, in the axes that
<code>resolveInFrame</code> picks; positive about an axis by the right-hand rule. The sensor exerts no torque.</p>
</html>"));
end RelativeAngularVelocity;
