within Modelica.Mechanics.MultiBody.Joints.Assemblies;
model JointUPS "Universal joint, slide, ball joint"
  import Modelica.Mechanics.MultiBody.Types;
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFramesDoubleSize;
  Interfaces.Frame_a frame_ia "Frame fixed in the slide, at frame_a"
    annotation(Placement(transformation(extent = {{-8, -8}, {8, 8}}, rotation = 270, origin = {-80, 100})));
  Interfaces.Frame_b frame_ib "Frame fixed in the slide, at frame_b"
    annotation(Placement(transformation(extent = {{-8, 8}, {8, -8}}, rotation = 270, origin = {80, 100})));
  Modelica.Mechanics.Translational.Interfaces.Flange_a axis "Flange that drives the last joint"
    annotation(Placement(transformation(extent = {{45, 95}, {35, 105}})));
  Modelica.Mechanics.Translational.Interfaces.Flange_b bearing "Flange of what drives"
    annotation(Placement(transformation(extent = {{-35, 95}, {-45, 105}})));
  parameter Boolean animation = true "Show the part in space";
  parameter Boolean showUniversalAxes = true "Show the axes of the universal joint; otherwise a ball";
  parameter Types.Axis n1_a = {0, 0, 1} "First axis of the universal joint, fixed in frame_a"
    annotation(Evaluate = true);
  parameter SI.Position nAxis_ia[3] = {1, 0, 0} "Direction of the slide from frame_a to frame_b, seen from frame_ia"
    annotation(Evaluate = true);
  parameter SI.Position s_offset = 0 "Distance of frame_a and frame_b at axis.s = 0";
  parameter SI.Diameter sphereDiameter = world.defaultJointLength "Diameter of the balls"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color sphereColor = Types.Defaults.JointColor "Colour of the balls"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Diameter axisDiameter = sphereDiameter / Types.Defaults.JointRodDiameterFraction
    "Diameter of the slide"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color axisColor = Types.Defaults.SensorColor "Colour of the slide"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Distance cylinderLength = world.defaultJointLength "Length of the axes of the universal joint"
    annotation(Dialog(tab = "Animation", group = "if animation = true and showUniversalAxes",
      enable = animation and showUniversalAxes));
  parameter SI.Distance cylinderDiameter = world.defaultJointWidth "Diameter of the axes"
    annotation(Dialog(tab = "Animation", group = "if animation = true and showUniversalAxes",
      enable = animation and showUniversalAxes));
  input Types.Color cylinderColor = Types.Defaults.JointColor "Colour of the axes"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true and showUniversalAxes",
      enable = animation and showUniversalAxes));
  parameter Boolean checkTotalPower = false "Compute totalPower, which has to be zero"
    annotation(Dialog(tab = "Advanced"));
  final parameter Real eAxis_ia[3](each final unit = "1") = Modelica.Math.Vectors.normalizeWithAssert(nAxis_ia)
    "Unit vector along the slide, seen from frame_ia";
  final parameter Real e2_ia[3](each final unit = "1") =
    Modelica.Math.Vectors.normalizeWithAssert(cross(n1_a, eAxis_ia))
    "Second axis of the universal joint, seen from frame_ia";
  final parameter Real e3_ia[3](each final unit = "1") = cross(eAxis_ia, e2_ia) "At right angles to both";
  SI.Position s "Distance of frame_a and frame_b less s_offset";
  SI.Force f "Driving force along the slide, positive if it pushes both frames apart";
  SI.Length axisLength "Distance of frame_a and frame_b";
  SI.Power totalPower "Power into the part, if checkTotalPower";
protected
  SI.Force f_c_a[3] "Force at frame_ia, seen from frame_a";
  SI.Torque t_cd_a[3] "Torques at frame_ia and frame_ib, seen from frame_a";
  SI.Force f_bd_a[3] "Forces at frame_b and frame_ib, seen from frame_a";
  SI.Position rAxis_0[3] "From frame_a to frame_b, seen from the world frame";
  SI.Position rAxis_a[3] "From frame_a to frame_b, seen from frame_a";
  Real eAxis_a[3](each final unit = "1") "Unit vector along the slide, seen from frame_a";
  Real e2_a[3](each final unit = "1") "Second axis of the universal joint, seen from frame_a";
  Real e3_a[3](each final unit = "1") "At right angles to both, seen from frame_a";
  Real length_n2_a(unit = "1") "Its length";
  Real der_rAxis_a_L[3](each unit = "1/s") "Derivative of rAxis_a over the length";
  SI.AngularVelocity w_rel_ia1[3] "Angular velocity of the slide against frame_a, in the axes slide, e2, e3";
  Frames.Orientation R_ia1_a "Turns frame_a into the axes slide, e2, e3";
  Frames.Orientation R_ia2_a "Turns these into frame_ia";
  Frames.Orientation R_ia_a "Turns frame_a into frame_ia";
  Visualizers.Advanced.Shape axisCylinder(
    shapeType = "cylinder", color = axisColor, specularCoefficient = specularCoefficient, length = axisLength, width
    = axisDiameter, height = axisDiameter, lengthDirection = eAxis_ia, widthDirection = e2_ia, r = frame_ia.r_0, R =
    frame_ia.R)
    if world.enableAnimation and animation "Slide";
  Visualizers.Advanced.Shape sphericalShape_b(
    shapeType = "sphere", color = sphereColor, specularCoefficient = specularCoefficient, length = sphereDiameter,
    width = sphereDiameter, height = sphereDiameter, lengthDirection = {1, 0, 0}, widthDirection = {0, 1, 0},
    r_shape = {-sphereDiameter / 2, 0, 0}, r = frame_b.r_0, R = frame_b.R)
    if world.enableAnimation and animation "Ball at frame_b";
  Visualizers.Advanced.Shape sphericalShape_a(
    shapeType = "sphere", color = sphereColor, specularCoefficient = specularCoefficient, length = sphereDiameter,
    width = sphereDiameter, height = sphereDiameter, lengthDirection = {1, 0, 0}, widthDirection = {0, 1, 0},
    r_shape = {-sphereDiameter / 2, 0, 0}, r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "Ball at frame_a";
  Visualizers.Advanced.Shape universalShape1(
    shapeType = "cylinder", color = cylinderColor, specularCoefficient = specularCoefficient, length =
    cylinderLength, width = cylinderDiameter, height = cylinderDiameter, lengthDirection = n1_a, widthDirection =
    {0, 1, 0}, r_shape = -n1_a * (cylinderLength / 2), r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation and showUniversalAxes "First axis";
  Visualizers.Advanced.Shape universalShape2(
    shapeType = "cylinder", color = cylinderColor, specularCoefficient = specularCoefficient, length =
    cylinderLength, width = cylinderDiameter, height = cylinderDiameter, lengthDirection = e2_ia, widthDirection =
    {0, 1, 0}, r_shape = -e2_ia * (cylinderLength / 2), r = frame_ia.r_0, R = frame_ia.R)
    if world.enableAnimation and animation and showUniversalAxes "Second axis";
equation
  // The line between both ends, and what drives along it
  rAxis_0 = frame_b.r_0 - frame_a.r_0;
  rAxis_a = Frames.resolve2(frame_a.R, rAxis_0);
  axisLength = sqrt(rAxis_a * rAxis_a);
  assert(axisLength > 1e-15, "frame_a and frame_b of a JointUPS coincide, so its slide has no direction");
  s = axisLength - s_offset;
  {axis.s, bearing.s} = {s, 0};
  axis.f = f;

  // Axes of the slide: along it, along the second axis of the universal joint, and at right angles to both
  eAxis_a = rAxis_a / axisLength;
  length_n2_a = sqrt(cross(n1_a, eAxis_a) * cross(n1_a, eAxis_a));
  assert(noEvent(length_n2_a > 1e-5),
    "the slide of a JointUPS points along the first axis of its universal joint: choose another n1_a");
  e2_a = cross(n1_a, eAxis_a) / length_n2_a;
  e3_a = cross(eAxis_a, e2_a);

  // How they turn. The far end says how the slide turns about its two cross axes. The first axis of the joint stays at
  // right angles to the second one, 0 = n1_a*(w x e2_a), and that gives the turn about the slide itself.
  der_rAxis_a_L = der(rAxis_a) / axisLength;
  w_rel_ia1 = {(n1_a * eAxis_a) / (n1_a * e3_a) * (e2_a * der_rAxis_a_L), -(e3_a * der_rAxis_a_L),
    e2_a * der_rAxis_a_L};
  R_ia2_a = Frames.from_T(transpose({eAxis_ia, e2_ia, e3_ia}), zeros(3));
  R_ia1_a = Frames.from_T({eAxis_a, e2_a, e3_a}, w_rel_ia1);
  R_ia_a = Frames.absoluteRotation(R_ia1_a, R_ia2_a);
  frame_ib.R = frame_ia.R;
  frame_ia.R = Frames.absoluteRotation(frame_a.R, R_ia_a);
  frame_ib.r_0 = frame_b.r_0;
  frame_ia.r_0 = frame_a.r_0;
  Connections.branch(frame_ia.R, frame_ib.R);
  Connections.branch(frame_a.R, frame_ia.R);

  // What acts on the slide, seen from frame_a. Neither axis of the universal joint carries a torque, so the torques at
  // frame_ia and frame_ib are held by a force across the slide at its far end.
  t_cd_a = Frames.resolve1(R_ia_a, frame_ib.t + frame_ia.t);
  f_c_a = Frames.resolve1(R_ia_a, frame_ia.f);
  f_bd_a = ((e2_a * t_cd_a) * e3_a - (n1_a * t_cd_a) / (n1_a * e3_a) * e2_a) / axisLength - eAxis_a * f;
  frame_a.t = cross(f_bd_a, rAxis_a) - t_cd_a;
  frame_a.f = -(f_c_a + f_bd_a);
  frame_b.t = zeros(3);
  frame_b.f = Frames.resolveRelative(f_bd_a, frame_a.R, frame_b.R)
    - Frames.resolveRelative(frame_ib.f, frame_ib.R, frame_b.R);

  totalPower = if not checkTotalPower then 0 else
    Frames.Internal.cutPower(frame_ib.R, der(frame_ib.r_0), frame_ib.f, frame_ib.t)
    + Frames.Internal.cutPower(frame_ia.R, der(frame_ia.r_0), frame_ia.f, frame_ia.t)
    + Frames.Internal.cutPower(frame_b.R, der(frame_b.r_0), frame_b.f, frame_b.t)
    + Frames.Internal.cutPower(frame_a.R, der(frame_a.r_0), frame_a.f, frame_a.t)
    + der(axis.s) * axis.f;
  annotation(Documentation(info = "<html>
<p>A leg of a platform: universal joint at <code>frame_a</code>, slide, ball joint at <code>frame_b</code>.</p>
<h4>Equations</h4>
<p><code>axisLength = distance of frame_a and frame_b = axis.s + s_offset</code><br>
<code>frame_ia at frame_a and frame_ib at frame_b turn with the slide; its direction is nAxis_ia</code><br>
<code>forces and torques of all frames balance; the universal joint carries no torque about its axes</code></p>
<h4>Signs</h4>
<p><code>f</code>, the force of <code>axis</code>, is positive when it pushes both frames apart. <code>eAxis_a</code>
points from <code>frame_a</code> to <code>frame_b</code>. <code>totalPower</code> counts into the part and is
zero.</p>
<h4>Use</h4>
<p>It leaves all six freedoms of <code>frame_b</code>, so it closes no loop: six of them carry a platform whose motion
is that of its body. Bodies of the leg are fixed at <code>frame_ia</code> and <code>frame_ib</code>. The leg must not
point along <code>n1_a</code>, and its ends must not meet. Drive it between <code>axis</code> and <code>bearing</code>
with a spring, a force or a position.</p>
</html>"));
end JointUPS;
