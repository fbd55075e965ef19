within Modelica.Mechanics.MultiBody.Sensors;
model RelativeSensor "Motion of one frame against another as signals"
  extends Modelica.Mechanics.MultiBody.Sensors.Internal.PartialRelativeSensor;
  Interfaces.Frame_resolve frame_resolve
    if resolveInFrame == Types.ResolveInFrameAB.frame_resolve
      or resolveInFrameAfterDifferentiation == Types.ResolveInFrameAB.frame_resolve
    "Axes in which the results are shown, if so chosen"
    annotation(Placement(transformation(extent = {{84, 64}, {116, 96}})));
  parameter Boolean animation = true "Show the part in space";
  parameter Types.ResolveInFrameAB resolveInFrame = Types.ResolveInFrameAB.frame_a
    "Axes in which vectors are taken before they are differentiated";
  parameter Boolean get_r_rel = false "Measure the place"
    annotation(HideResult = true, choices(checkBox = true));
  parameter Boolean get_v_rel = false "Measure the velocity"
    annotation(HideResult = true, choices(checkBox = true));
  parameter Boolean get_a_rel = false "Measure the acceleration"
    annotation(HideResult = true, choices(checkBox = true));
  parameter Boolean get_w_rel = false "Measure the angular velocity"
    annotation(HideResult = true, choices(checkBox = true));
  parameter Boolean get_z_rel = false "Measure the angular acceleration"
    annotation(HideResult = true, choices(checkBox = true));
  parameter Boolean get_angles = false "Measure three angles"
    annotation(HideResult = true, choices(checkBox = true), Dialog(group = "if get_angles = true"));
  parameter Types.RotationSequence sequence(min = {1, 1, 1}, max = {3, 3, 3}) = {1, 2, 3} "Axes of the three turns"
    annotation(Evaluate = true, HideResult = true, Dialog(group = "if get_angles = true", enable = get_angles));
  parameter SI.Angle guessAngle1 = 0 "Of the two solutions, the one with the first angle nearer to this"
    annotation(HideResult = true, Dialog(group = "if get_angles = true", enable = get_angles));
  input Types.Color arrowColor = Types.Defaults.SensorColor "Colour of the arrow from frame_a to frame_b"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter Types.ResolveInFrameAB resolveInFrameAfterDifferentiation = resolveInFrame
    "Axes in which derivatives are shown"
    annotation(Dialog(tab = "Advanced", group = "if get_v_rel or get_a_rel or get_z_rel",
      enable = get_v_rel or get_a_rel or get_z_rel));
  Modelica.Blocks.Interfaces.RealOutput r_rel[3](
    each final quantity = "Length", each final unit = "m")
    if get_r_rel
    "From frame_a to frame_b"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {-100, -110})));
  Modelica.Blocks.Interfaces.RealOutput v_rel[3](
    each final quantity = "Velocity", each final unit = "m/s")
    if get_v_rel
    "Derivative of r_rel"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {-60, -110})));
  Modelica.Blocks.Interfaces.RealOutput a_rel[3](
    each final quantity = "Acceleration", each final unit = "m/s2")
    if get_a_rel
    "Second derivative of r_rel"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {-20, -110})));
  Modelica.Blocks.Interfaces.RealOutput angles[3](
    each final quantity = "Angle", each final unit = "rad", each displayUnit = "deg")
    if get_angles
    "Angles that turn frame_a into frame_b"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {20, -110})));
  Modelica.Blocks.Interfaces.RealOutput w_rel[3](
    each final quantity = "AngularVelocity", each final unit = "rad/s")
    if get_w_rel
    "Angular velocity of frame_b against frame_a"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {60, -110})));
  Modelica.Blocks.Interfaces.RealOutput z_rel[3](
    each final quantity = "AngularAcceleration", each final unit = "rad/s2")
    if get_z_rel
    "Derivative of w_rel"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {100, -110})));
protected
  outer Modelica.Mechanics.MultiBody.World world "Gravity and defaults";
  RelativePosition relativePosition(resolveInFrame = resolveInFrame) if get_r_rel or get_v_rel or get_a_rel "Place"
    annotation(Placement(transformation(extent = {{-80, -10}, {-60, 10}})));
  Modelica.Blocks.Continuous.Der der1[3] if get_v_rel or get_a_rel "Velocity"
    annotation(Placement(transformation(extent = {{-66, -40}, {-54, -28}})));
  Modelica.Blocks.Continuous.Der der2[3] if get_a_rel "Acceleration"
    annotation(Placement(transformation(extent = {{-26, -40}, {-14, -28}})));
  RelativeAngles relativeAngles(sequence = sequence, guessAngle1 = guessAngle1) if get_angles "Angles"
    annotation(Placement(transformation(extent = {{10, -10}, {30, 10}})));
  RelativeAngularVelocity relativeAngularVelocity(resolveInFrame = resolveInFrame) if get_w_rel or get_z_rel
    "Angular velocity" annotation(Placement(transformation(extent = {{50, -10}, {70, 10}})));
  Modelica.Blocks.Continuous.Der der3[3] if get_z_rel "Angular acceleration"
    annotation(Placement(transformation(extent = {{94, -40}, {106, -28}})));
  TransformRelativeVector transformVector_v_rel(
    frame_r_in = resolveInFrame, frame_r_out = resolveInFrameAfterDifferentiation) if get_v_rel "Axes of v_rel"
    annotation(Placement(transformation(extent = {{-70, -80}, {-50, -60}})));
  TransformRelativeVector transformVector_a_rel(
    frame_r_in = resolveInFrame, frame_r_out = resolveInFrameAfterDifferentiation) if get_a_rel "Axes of a_rel"
    annotation(Placement(transformation(extent = {{-30, -80}, {-10, -60}})));
  TransformRelativeVector transformVector_z_rel(
    frame_r_in = resolveInFrame, frame_r_out = resolveInFrameAfterDifferentiation) if get_z_rel "Axes of z_rel"
    annotation(Placement(transformation(extent = {{90, -80}, {110, -60}})));
  Forces.Internal.ZeroForceAndTorque zeroForce1 "Loads frame_a with nothing, whatever is measured"
    annotation(Placement(transformation(extent = {{-80, 40}, {-60, 60}})));
  Forces.Internal.ZeroForceAndTorque zeroForce2 "Loads frame_b with nothing"
    annotation(Placement(transformation(extent = {{60, 40}, {80, 60}})));
  Forces.Internal.ZeroForceAndTorque zeroForce3 if resolveInFrame == Types.ResolveInFrameAB.frame_resolve
    "Loads frame_resolve with nothing" annotation(Placement(transformation(extent = {{20, 70}, {40, 90}})));
  Visualizers.Advanced.Vector arrow(
    r = frame_a.r_0, coordinates = frame_b.r_0 - frame_a.r_0, quantity = Types.VectorQuantity.RelativePosition,
    color = arrowColor, specularCoefficient = specularCoefficient) if world.enableAnimation and animation
    "Arrow from frame_a to frame_b";
equation
  // Results
  connect(angles, relativeAngles.angles);
  connect(r_rel, relativePosition.r_rel);
  connect(der1.u, relativePosition.r_rel);
  connect(transformVector_v_rel.r_in, der1.y);
  connect(v_rel, transformVector_v_rel.r_out);
  connect(der2.u, der1.y);
  connect(transformVector_a_rel.r_in, der2.y);
  connect(a_rel, transformVector_a_rel.r_out);
  connect(w_rel, relativeAngularVelocity.w_rel);
  connect(der3.u, relativeAngularVelocity.w_rel);
  connect(transformVector_z_rel.r_in, der3.y);
  connect(z_rel, transformVector_z_rel.r_out);

  // What they are taken from
  connect(frame_a, relativePosition.frame_a);
  connect(frame_a, relativeAngles.frame_a);
  connect(frame_a, relativeAngularVelocity.frame_a);
  connect(frame_a, transformVector_v_rel.frame_a);
  connect(frame_a, transformVector_a_rel.frame_a);
  connect(frame_a, transformVector_z_rel.frame_a);
  connect(frame_a, zeroForce1.frame_a);
  connect(frame_b, relativePosition.frame_b);
  connect(frame_b, relativeAngles.frame_b);
  connect(frame_b, relativeAngularVelocity.frame_b);
  connect(frame_b, transformVector_v_rel.frame_b);
  connect(frame_b, transformVector_a_rel.frame_b);
  connect(frame_b, transformVector_z_rel.frame_b);
  connect(frame_b, zeroForce2.frame_a);

  // In which axes
  connect(frame_resolve, relativePosition.frame_resolve);
  connect(frame_resolve, relativeAngularVelocity.frame_resolve);
  connect(frame_resolve, transformVector_v_rel.frame_resolve);
  connect(frame_resolve, transformVector_a_rel.frame_resolve);
  connect(frame_resolve, transformVector_z_rel.frame_resolve);
  connect(frame_resolve, zeroForce3.frame_a);
  annotation(Documentation(info = "<html>
<p>The motion of <code>frame_b</code> against <code>frame_a</code> as signals, as ticked.</p>
<h4>Equations</h4>
<p><code>r_rel = frame_b.r_0 - frame_a.r_0 in the axes of resolveInFrame</code><br>
<code>v_rel = der(r_rel), a_rel = der(v_rel), taken there, shown in the axes of
resolveInFrameAfterDifferentiation</code><br>
<code>w_rel, z_rel = der(w_rel), angles as RelativeAngles; no forces and torques</code></p>
<h4>Signs</h4>
<p>Vectors lead from <code>frame_a</code> to <code>frame_b</code>; turns are those of <code>frame_b</code> against
<code>frame_a</code> by the right-hand rule.</p>
<h4>Use</h4>
<p>Derivatives depend on the axes in which they are taken: with the default, <code>v_rel</code> is the velocity that
an observer sees who moves and turns with <code>frame_a</code>; with <code>world</code> it is the difference of the
absolute velocities. Accelerations need smooth motions in front.</p>
</html>"));
end RelativeSensor;
