within Modelica.Mechanics.MultiBody.Sensors;
model AbsoluteSensor "Place, velocity, acceleration and orientation of a frame as signals"
  extends Modelica.Mechanics.MultiBody.Sensors.Internal.PartialAbsoluteSensor;
  Modelica.Blocks.Interfaces.RealOutput r[3](
    each final quantity = "Length", each final unit = "m")
    if get_r
    "Place of frame_a"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {-100, -110})));
  Modelica.Blocks.Interfaces.RealOutput v[3](
    each final quantity = "Velocity", each final unit = "m/s")
    if get_v
    "Velocity of frame_a"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {-60, -110})));
  Modelica.Blocks.Interfaces.RealOutput a[3](
    each final quantity = "Acceleration", each final unit = "m/s2")
    if get_a
    "Acceleration of frame_a"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {-20, -110})));
  Modelica.Blocks.Interfaces.RealOutput angles[3](
    each final quantity = "Angle", each final unit = "rad", each displayUnit = "deg")
    if get_angles
    "Angles that turn the world frame into frame_a"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {20, -110})));
  Modelica.Blocks.Interfaces.RealOutput w[3](
    each final quantity = "AngularVelocity", each final unit = "rad/s")
    if get_w
    "Angular velocity of frame_a"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {60, -110})));
  Modelica.Blocks.Interfaces.RealOutput z[3](
    each final quantity = "AngularAcceleration", each final unit = "rad/s2")
    if get_z
    "Angular acceleration of frame_a"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {100, -110})));
  Interfaces.Frame_resolve frame_resolve if resolveInFrame == Types.ResolveInFrameA.frame_resolve
    "Axes in which the results are shown, if so chosen"
    annotation(Placement(transformation(extent = {{84, -16}, {116, 16}})));
  parameter Boolean animation = true "Show the part in space";
  parameter Types.ResolveInFrameA resolveInFrame = Types.ResolveInFrameA.frame_a
    "Axes in which the results are shown; angles do not depend on it";
  parameter Boolean get_r = false "Measure the place"
    annotation(HideResult = true, choices(checkBox = true));
  parameter Boolean get_v = false "Measure the velocity"
    annotation(HideResult = true, choices(checkBox = true));
  parameter Boolean get_a = false "Measure the acceleration"
    annotation(HideResult = true, choices(checkBox = true));
  parameter Boolean get_w = false "Measure the angular velocity"
    annotation(HideResult = true, choices(checkBox = true));
  parameter Boolean get_z = false "Measure the angular acceleration"
    annotation(HideResult = true, choices(checkBox = true));
  parameter Boolean get_angles = false "Measure three angles"
    annotation(HideResult = true, choices(checkBox = true), Dialog(group = "if get_angles = true"));
  parameter Types.RotationSequence sequence(min = {1, 1, 1}, max = {3, 3, 3}) = {1, 2, 3} "Axes of the three turns"
    annotation(Evaluate = true, HideResult = true, Dialog(group = "if get_angles = true", enable = get_angles));
  parameter SI.Angle guessAngle1 = 0 "Of the two solutions, the one with the first angle nearer to this"
    annotation(HideResult = true, Dialog(group = "if get_angles = true", enable = get_angles));
  input Types.Color arrowColor = Types.Defaults.SensorColor "Colour of the arrow to frame_a"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
protected
  outer Modelica.Mechanics.MultiBody.World world "Gravity and defaults";
  AbsolutePosition position(resolveInFrame = resolveInFrame) if get_r "Place"
    annotation(Placement(transformation(extent = {{-110, -70}, {-90, -50}}, rotation = 0)));
  AbsoluteVelocity velocity(resolveInFrame = resolveInFrame) if get_v "Velocity"
    annotation(Placement(transformation(extent = {{-70, -70}, {-50, -50}})));
  AbsoluteAngles absoluteAngles(sequence = sequence, guessAngle1 = guessAngle1) if get_angles "Angles"
    annotation(Placement(transformation(extent = {{10, -70}, {30, -50}})));
  AbsoluteAngularVelocity angularVelocity(resolveInFrame = resolveInFrame) if get_w "Angular velocity"
    annotation(Placement(transformation(extent = {{50, -70}, {70, -50}})));
  // Derivatives are taken in the world frame and then shown in other axes.
  AbsoluteVelocity absoluteVelocity(resolveInFrame = Types.ResolveInFrameA.world) if get_a "Velocity in the world"
    annotation(Placement(transformation(extent = {{-30, 0}, {-10, 20}})));
  Modelica.Blocks.Continuous.Der der1[3] if get_a "Acceleration in the world"
    annotation(Placement(transformation(extent = {{-26, -40}, {-14, -28}})));
  TransformAbsoluteVector transformVector_a(
    frame_r_in = Types.ResolveInFrameA.world, frame_r_out = resolveInFrame) if get_a "Acceleration"
    annotation(Placement(transformation(extent = {{-30, -70}, {-10, -50}})));
  AbsoluteAngularVelocity absoluteAngularVelocity(resolveInFrame = Types.ResolveInFrameA.world) if get_z
    "Angular velocity in the world" annotation(Placement(transformation(extent = {{90, 0}, {110, 20}})));
  Modelica.Blocks.Continuous.Der der2[3] if get_z "Angular acceleration in the world"
    annotation(Placement(transformation(extent = {{94, -40}, {106, -28}})));
  TransformAbsoluteVector transformVector_z(
    frame_r_in = Types.ResolveInFrameA.world, frame_r_out = resolveInFrame) if get_z "Angular acceleration"
    annotation(Placement(transformation(extent = {{90, -70}, {110, -50}})));
  Forces.Internal.ZeroForceAndTorque zeroForce1 "Loads frame_a with nothing, whatever is measured"
    annotation(Placement(transformation(extent = {{-60, 40}, {-40, 60}})));
  Forces.Internal.ZeroForceAndTorque zeroForce2 if resolveInFrame == Types.ResolveInFrameA.frame_resolve
    "Loads frame_resolve with nothing" annotation(Placement(transformation(extent = {{40, 40}, {60, 60}})));
  Visualizers.Advanced.Vector arrow(
    coordinates = frame_a.r_0, quantity = Types.VectorQuantity.RelativePosition, color = arrowColor,
    specularCoefficient = specularCoefficient) if world.enableAnimation and animation "Arrow to frame_a";
equation
  // Results
  connect(r, position.r);
  connect(v, velocity.v);
  connect(angles, absoluteAngles.angles);
  connect(w, angularVelocity.w);
  connect(a, transformVector_a.r_out);
  connect(transformVector_a.r_in, der1.y);
  connect(der1.u, absoluteVelocity.v);
  connect(z, transformVector_z.r_out);
  connect(transformVector_z.r_in, der2.y);
  connect(der2.u, absoluteAngularVelocity.w);

  // What they are taken from
  connect(frame_a, position.frame_a);
  connect(frame_a, velocity.frame_a);
  connect(frame_a, absoluteVelocity.frame_a);
  connect(frame_a, absoluteAngles.frame_a);
  connect(frame_a, angularVelocity.frame_a);
  connect(frame_a, absoluteAngularVelocity.frame_a);
  connect(frame_a, transformVector_a.frame_a);
  connect(frame_a, transformVector_z.frame_a);
  connect(frame_a, zeroForce1.frame_a);

  // In which axes
  connect(frame_resolve, position.frame_resolve);
  connect(frame_resolve, velocity.frame_resolve);
  connect(frame_resolve, angularVelocity.frame_resolve);
  connect(frame_resolve, transformVector_a.frame_resolve);
  connect(frame_resolve, transformVector_z.frame_resolve);
  connect(frame_resolve, zeroForce2.frame_a);
  annotation(Documentation(info = "<html>
<p>Place, velocity, acceleration, angles, angular velocity and angular acceleration of a frame as signals, as
ticked.</p>
<h4>Equations</h4>
<p><code>r = frame_a.r_0, v = der(r) and a = der(v) in the world</code><br>
<code>angles as AbsoluteAngles, w angular velocity, z = der(w) in the world</code><br>
<code>all shown in the axes of resolveInFrame; frame_a.f = 0, frame_a.t = 0</code></p>
<h4>Signs</h4>
<p>Vectors count against the world and are positive along the chosen axes, turns by the right-hand rule. Derivatives
are taken in the world frame and then shown in other axes.</p>
<h4>Use</h4>
<p>One sensor in place of several. What an accelerometer on the body shows is <code>a</code> less gravity, in the axes
of <code>frame_a</code>. Accelerations need a second derivative of the place: prescribed motions in front have to be
smooth enough.</p>
</html>"));
end AbsoluteSensor;
