within Modelica.Mechanics.MultiBody.Joints;
model UniversalSpherical "Rod between a universal joint and a ball joint"
  import Modelica.Mechanics.MultiBody.Types;
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames;
  Interfaces.Frame_a frame_ia "Frame fixed in the rod, at the universal joint"
    annotation(Placement(transformation(extent = {{-16, -16}, {16, 16}}, rotation = 270, origin = {-40, 100})));
  parameter Boolean animation = true "Show the part in space";
  parameter Boolean showUniversalAxes = true "Show the axes of the universal joint; otherwise a ball";
  parameter Boolean computeRodLength = false
    "The length follows from the distance at the start; rRod_ia gives the direction only";
  parameter Types.Axis n1_a = {0, 0, 1} "First axis of the universal joint, fixed in frame_a"
    annotation(Evaluate = true);
  parameter SI.Position rRod_ia[3] = {1, 0, 0} "From frame_a to frame_b, seen from frame_ia"
    annotation(Evaluate = true);
  parameter SI.Diameter sphereDiameter = world.defaultJointLength "Diameter of the balls"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color sphereColor = Types.Defaults.JointColor "Colour of the balls"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  parameter Types.ShapeType rodShapeType = "cylinder" "Shape of the rod"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Distance rodWidth = sphereDiameter / Types.Defaults.JointRodDiameterFraction "Width of the rod"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Distance rodHeight = rodWidth "Height of the rod"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter Types.ShapeExtra rodExtra = 0.0 "Further measure of some shapes"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color rodColor = Types.Defaults.RodColor "Colour of the rod"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Distance cylinderLength = world.defaultJointLength "Length of the axes"
    annotation(Dialog(tab = "Animation", group = "if animation = true and showUniversalAxes",
      enable = animation and showUniversalAxes));
  parameter SI.Distance cylinderDiameter = world.defaultJointWidth "Diameter of the axes"
    annotation(Dialog(tab = "Animation", group = "if animation = true and showUniversalAxes",
      enable = animation and showUniversalAxes));
  input Types.Color cylinderColor = Types.Defaults.JointColor "Colour of the axes"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true and showUniversalAxes",
      enable = animation and showUniversalAxes));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter Boolean kinematicConstraint = true
    "The length of the rod is a constraint; otherwise the modifier of constraintResidue is"
    annotation(Dialog(tab = "Advanced"));
  Real constraintResidue = rRod_0 * rRod_0 - rodLength * rodLength
    "What has to vanish: the square of the length less that of the rod"
    annotation(Dialog(tab = "Advanced", enable = not kinematicConstraint));
  parameter Boolean checkTotalPower = false "Compute totalPower, which has to be zero"
    annotation(Dialog(tab = "Advanced"));
  SI.Force f_rod "Force of the constraint along the rod";
  final parameter SI.Distance rodLength(fixed = false, start = Modelica.Math.Vectors.length(rRod_ia))
    "Length of the rod";
  final parameter Real eRod_ia[3](each final unit = "1") = Modelica.Math.Vectors.normalizeWithAssert(rRod_ia)
    "Unit vector along the rod, seen from frame_ia";
  final parameter Real e2_ia[3](each final unit = "1") = Modelica.Math.Vectors.normalize(cross(n1_a, eRod_ia))
    "Second axis of the universal joint, seen from frame_ia";
  final parameter Real e3_ia[3](each final unit = "1") = cross(eRod_ia, e2_ia)
    "At right angles to both, seen from frame_ia";
  SI.Power totalPower "Power into the rod, if checkTotalPower";
  SI.Force f_b_a1[3] "Force at frame_b without that of the constraint, seen from frame_a";
  Real eRod_a[3](each final unit = "1") "Unit vector along the rod, seen from frame_a";
  SI.Position rRod_0[3](start = rRod_ia) "From frame_a to frame_b, seen from the world frame";
  SI.Position rRod_a[3](start = rRod_ia) "From frame_a to frame_b, seen from frame_a";
protected
  SI.Force f_b_a[3] "Force at frame_b, seen from frame_a";
  SI.Force f_ia_a[3] "Force at frame_ia, seen from frame_a";
  SI.Torque t_ia_a[3] "Torque at frame_ia, seen from frame_a";
  Real length_n2_a(unit = "1") "Its length";
  Real e2_a[3](each final unit = "1") "Second axis of the universal joint, seen from frame_a";
  Real e3_a[3](each final unit = "1") "At right angles to rod and second axis, seen from frame_a";
  Real der_rRod_a_L[3](each unit = "1/s") "Derivative of rRod_a over the length";
  SI.AngularVelocity w_rel_ia1[3] "Angular velocity of the rod against frame_a, in the axes rod, e2, e3";
  Frames.Orientation R_rel_ia1 "Turns frame_a into the axes rod, e2, e3";
  Frames.Orientation R_rel_ia2 "Turns these into frame_ia";
  Frames.Orientation R_rel_ia "Turns frame_a into frame_ia";
  Visualizers.Advanced.Shape rodShape(
    shapeType = rodShapeType, color = rodColor, specularCoefficient = specularCoefficient, length = rodLength, width
    = rodWidth, height = rodHeight, lengthDirection = eRod_ia, widthDirection = e2_ia, r = frame_ia.r_0, R =
    frame_ia.R)
    if world.enableAnimation and animation "Rod";
  Visualizers.Advanced.Shape sphericalShape_b(
    shapeType = "sphere", color = sphereColor, specularCoefficient = specularCoefficient, length = sphereDiameter,
    width = sphereDiameter, height = sphereDiameter, lengthDirection = {1, 0, 0}, widthDirection = {0, 1, 0},
    r_shape = {-sphereDiameter / 2, 0, 0}, r = frame_b.r_0, R = frame_b.R)
    if world.enableAnimation and animation "Ball at frame_b";
  Visualizers.Advanced.Shape sphericalShape_a(
    shapeType = "sphere", color = sphereColor, specularCoefficient = specularCoefficient, length = sphereDiameter,
    width = sphereDiameter, height = sphereDiameter, lengthDirection = {1, 0, 0}, widthDirection = {0, 1, 0},
    r_shape = {-sphereDiameter / 2, 0, 0}, r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation and not showUniversalAxes "Ball at frame_a";
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
initial equation
  if not computeRodLength then
    rodLength = sqrt(rRod_ia * rRod_ia);
  end if;
equation
  // The rod. In a loop its constraint is differentiated: taken to its frames and back, the places change by the angular
  // velocities of the frames.
  rRod_0 = if not kinematicConstraint then frame_b.r_0 - frame_a.r_0 else
    (frame_b.R.T * frame_b.r_0) * frame_b.R.T - (frame_a.R.T * frame_a.r_0) * frame_a.R.T;
  rRod_a = Frames.resolve2(frame_a.R, rRod_0);
  constraintResidue = 0;

  // Its axes: along it, along the second axis of the universal joint, and at right angles to both
  rodLength * eRod_a = rRod_a;
  length_n2_a = sqrt(cross(n1_a, eRod_a) * cross(n1_a, eRod_a));
  assert(noEvent(length_n2_a > 1e-5),
    "the rod of a UniversalSpherical joint points along the first axis of its universal joint: choose another n1_a");
  e2_a = cross(n1_a, eRod_a) / length_n2_a;
  e3_a = cross(eRod_a, e2_a);

  // How they turn. The tip says how the rod turns about its two cross axes. The first axis of the joint stays at right
  // angles to the second one, 0 = n1_a*(w x e2_a), and that gives the turn about the rod itself.
  der_rRod_a_L = der(rRod_a) / rodLength;
  w_rel_ia1 = {(n1_a * eRod_a) / (n1_a * e3_a) * (e2_a * der_rRod_a_L), -(e3_a * der_rRod_a_L), e2_a * der_rRod_a_L};
  R_rel_ia2 = Frames.from_T(transpose({eRod_ia, e2_ia, e3_ia}), zeros(3));
  R_rel_ia1 = Frames.from_T({eRod_a, e2_a, e3_a}, w_rel_ia1);
  R_rel_ia = Frames.absoluteRotation(R_rel_ia1, R_rel_ia2);
  frame_ia.R = Frames.absoluteRotation(frame_a.R, R_rel_ia);
  frame_ia.r_0 = frame_a.r_0;
  Connections.branch(frame_a.R, frame_ia.R);

  // What acts on the rod, seen from frame_a. Neither axis of the universal joint carries a torque, so the torque at
  // frame_ia is held by the force across the rod at frame_b.
  t_ia_a = Frames.resolve1(R_rel_ia, frame_ia.t);
  f_ia_a = Frames.resolve1(R_rel_ia, frame_ia.f);
  f_b_a1 = ((e2_a * t_ia_a) * e3_a - (n1_a * t_ia_a) / (n1_a * e3_a) * e2_a) / rodLength;
  f_b_a = f_b_a1 - eRod_a * f_rod;
  frame_a.t = cross(f_b_a, rRod_a) - t_ia_a;
  frame_a.f = -(f_ia_a + f_b_a);
  frame_b.t = zeros(3);
  frame_b.f = Frames.resolveRelative(f_b_a, frame_a.R, frame_b.R);

  totalPower = if not checkTotalPower then 0 else
    Frames.Internal.cutPower(frame_a.R, der(frame_a.r_0), frame_a.f, frame_a.t)
    + Frames.Internal.cutPower(frame_b.R, der(frame_b.r_0), frame_b.f, frame_b.t)
    + Frames.Internal.cutPower(frame_ia.R, der(frame_ia.r_0), frame_ia.f, frame_ia.t);
  annotation(Documentation(info = "<html>
<p>A rod between a universal joint at <code>frame_a</code> and a ball joint at <code>frame_b</code>, with a frame of
its own for bodies.</p>
<h4>Equations</h4>
<p><code>|frame_b.r_0 - frame_a.r_0| = length of rRod_ia</code><br>
<code>frame_ia lies at frame_a and turns with the rod; first axis n1_a, second axis at right angles to n1_a and the
rod</code><br>
<code>forces and torques of frame_ia, frame_a and frame_b balance; the universal joint carries no torque about its
axes</code></p>
<h4>Signs</h4>
<p><code>rRod_ia</code> leads from <code>frame_a</code> to <code>frame_b</code> in the axes of <code>frame_ia</code>.
<code>f_rod</code> is the force of the constraint along the rod; the force on the rod at <code>frame_b</code> is
<code>-f_rod*eRod_a</code> and what balances torques about the axes.</p>
<h4>Use</h4>
<p>As <code>SphericalSpherical</code>, but the rod does not spin, so a body fixed to <code>frame_ia</code> moves in a
definite way. The rod itself has no mass. It must not point along <code>n1_a</code>: choose another <code>n1_a</code>
then. With <code>computeRodLength</code> only the direction of <code>rRod_ia</code> counts.</p>
</html>"));
end UniversalSpherical;
