within Modelica.Mechanics.MultiBody.Joints.Assemblies;
model JointRRR "Three parallel hinges and two rods, for plane loops"
  import Modelica.Mechanics.MultiBody.Types;
  import Modelica.Units.Conversions.to_unit1;
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFramesDoubleSize;
  Interfaces.Frame_a frame_ia "Frame fixed in rod 1, at the origin of frame_a"
    annotation(Placement(transformation(extent = {{-8, -8}, {8, 8}}, rotation = 90, origin = {-80, 100})));
  Interfaces.Frame_b frame_ib "Frame fixed in what the last joint moves, at that joint"
    annotation(Placement(transformation(extent = {{-8, 8}, {8, -8}}, rotation = 270, origin = {80, 100})));
  Interfaces.Frame_b frame_im "Frame fixed in rod 2, where both rods meet"
    annotation(Placement(transformation(extent = {{8, -8}, {-8, 8}}, rotation = 270, origin = {0, 100})));
  Modelica.Mechanics.Rotational.Interfaces.Flange_a axis "Flange that drives the last joint"
    annotation(Placement(transformation(extent = {{105, 85}, {95, 75}})));
  Modelica.Mechanics.Rotational.Interfaces.Flange_b bearing "Flange of what drives"
    annotation(Placement(transformation(extent = {{95, 45}, {105, 35}})));
  parameter Boolean animation = true "Show the part in space";
  parameter Types.Axis n_a = {0, 0, 1} "Axis of the hinges, fixed in frame_a"
    annotation(Evaluate = true);
  final parameter Real n_b[3](each final unit = "1", each fixed = false, start = {0, 0, 1})
    "Axis of the hinges, seen from frame_b";
  parameter SI.Position rRod1_ia[3] = {1, 0, 0} "From frame_ia to where both rods meet, seen from frame_ia"
    annotation(Evaluate = true);
  parameter SI.Position rRod2_ib[3] = {-1, 0, 0} "From frame_ib to where both rods meet, seen from frame_ib";
  parameter Modelica.Units.NonSI.Angle_deg phi_offset = 0 "Angle of the hinge at axis.phi = 0";
  parameter Modelica.Units.NonSI.Angle_deg phi_guess = 0 "Of the two solutions at the start, the one nearer to this";
  parameter SI.Distance cylinderLength = world.defaultJointLength "Length of the hinges"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Distance cylinderDiameter = world.defaultJointWidth "Diameter of the hinges"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color cylinderColor = Types.Defaults.JointColor "Colour of the hinges"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Diameter rodDiameter = 1.1 * cylinderDiameter "Diameter of the rods"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color rodColor = Types.Defaults.RodColor "Colour of the rods"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter Boolean checkTotalPower = false "Compute totalPower, which has to be zero"
    annotation(Dialog(tab = "Advanced"));
  final parameter Real e_a[3](each final unit = "1") = Modelica.Math.Vectors.normalizeWithAssert(n_a)
    "Unit vector along the hinge at frame_a, seen from frame_a";
  final parameter Real e_ia[3](each final unit = "1") = jointUSR.e2_ia "Across rod 1, seen from frame_ia";
  final parameter Real e_b[3](each final unit = "1") = jointUSR.revolute.e "Unit vector along the last hinge";
  SI.Power totalPower = jointUSR.totalPower "Power into the part, if checkTotalPower";
  JointUSR jointUSR(
    animation = false, showUniversalAxes = false, n1_a = n_a, n_b = n_b, phi_offset = phi_offset,
    phi_guess = phi_guess, rRod1_ia = rRod1_ia, rRod2_ib = rRod2_ib, checkTotalPower = checkTotalPower)
    "The same chain with a universal and a ball joint"
    annotation(Placement(transformation(extent = {{-30, -20}, {10, 20}})));
protected
  Visualizers.Advanced.Shape shape_rev1(
    shapeType = "cylinder", color = cylinderColor, specularCoefficient = specularCoefficient, length =
    cylinderLength, width = cylinderDiameter, height = cylinderDiameter, lengthDirection = e_a, widthDirection = {0,
    1, 0}, r_shape = -e_a * (cylinderLength / 2), r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "Hinge at frame_a";
  Visualizers.Advanced.Shape shape_rev2(
    shapeType = "cylinder", color = cylinderColor, specularCoefficient = specularCoefficient, length =
    cylinderLength, width = cylinderDiameter, height = cylinderDiameter, lengthDirection = e_b, widthDirection = {0,
    1, 0}, r_shape = -e_b * (cylinderLength / 2), r = frame_im.r_0, R = frame_im.R)
    if world.enableAnimation and animation "Hinge between the rods";
  Visualizers.Advanced.Shape shape_rev3(
    shapeType = "cylinder", color = cylinderColor, specularCoefficient = specularCoefficient, length =
    cylinderLength, width = cylinderDiameter, height = cylinderDiameter, lengthDirection = e_b, widthDirection = {0,
    1, 0}, r_shape = -e_b * (cylinderLength / 2), r = frame_b.r_0, R = frame_b.R)
    if world.enableAnimation and animation "Hinge at frame_b";
  Visualizers.Advanced.Shape shape_rod1(
    shapeType = "cylinder", color = rodColor, specularCoefficient = specularCoefficient, length =
    Modelica.Math.Vectors.length(rRod1_ia), width = rodDiameter, height = rodDiameter, lengthDirection =
    to_unit1(rRod1_ia), widthDirection = e_ia, r = frame_ia.r_0, R = frame_ia.R)
    if world.enableAnimation and animation "Rod 1";
  Visualizers.Advanced.Shape shape_rod2(
    shapeType = "cylinder", color = rodColor, specularCoefficient = specularCoefficient, length =
    Modelica.Math.Vectors.length(rRod2_ib), width = rodDiameter, height = rodDiameter, lengthDirection =
    to_unit1(rRod2_ib), widthDirection = e_b, r = frame_ib.r_0, R = frame_ib.R)
    if world.enableAnimation and animation "Rod 2";
initial equation
  n_b = Frames.resolveRelative(n_a, frame_a.R, frame_b.R);
equation
  connect(axis, jointUSR.axis);
  connect(bearing, jointUSR.bearing);
  connect(frame_im, jointUSR.frame_im);
  connect(frame_ib, jointUSR.frame_ib);
  connect(frame_ia, jointUSR.frame_ia);
  connect(frame_b, jointUSR.frame_b);
  connect(frame_a, jointUSR.frame_a);
  annotation(Documentation(info = "<html>
<p>Three parallel hinges with two rods, solved by a formula instead of a loop: four-bar linkages.</p>
<h4>Equations</h4>
<p><code>rod 1 from the hinge at frame_a to the hinge in the middle, rod 2 from there to the hinge in frame_b</code><br>
<code>the angle of the last hinge follows from the law of cosines; phi_guess picks one of its two solutions at the
start</code><br>
<code>axis.phi = angle of the last hinge - phi_offset</code></p>
<h4>Signs</h4>
<p>The last hinge counts by the right-hand rule about <code>n_a</code> from <code>frame_b</code> to
<code>frame_ib</code>; the torque of <code>axis</code> drives it in this direction. <code>phi_offset</code> and
<code>phi_guess</code> are in degrees. <code>totalPower</code> counts into the part and is zero.</p>
<h4>Use</h4>
<p>Bodies are fixed at <code>frame_ia</code> (rod 1), <code>frame_im</code> (rod 2) and <code>frame_ib</code> (last
hinge). All hinge axes must be parallel. Where both rods lie in one line the two solutions meet, and the mechanism
cannot pass through. Inside is a <code>JointUSR</code>, which leaves no force across the plane undetermined.</p>
</html>"));
end JointRRR;
