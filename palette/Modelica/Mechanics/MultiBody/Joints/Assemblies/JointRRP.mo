within Modelica.Mechanics.MultiBody.Joints.Assemblies;
model JointRRP "Two parallel hinges, two rods and a slide, for plane loops"
  import Modelica.Mechanics.MultiBody.Types;
  import Modelica.Units.Conversions.to_unit1;
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFramesDoubleSize;
  Interfaces.Frame_a frame_ia "Frame fixed in rod 1, at the origin of frame_a"
    annotation(Placement(transformation(extent = {{-8, -8}, {8, 8}}, rotation = 90, origin = {-80, 100})));
  Interfaces.Frame_b frame_ib "Frame fixed in what the last joint moves, at that joint"
    annotation(Placement(transformation(extent = {{-8, 8}, {8, -8}}, rotation = 270, origin = {80, 100})));
  Interfaces.Frame_b frame_im "Frame fixed in rod 2, where both rods meet"
    annotation(Placement(transformation(extent = {{8, -8}, {-8, 8}}, rotation = 270, origin = {0, 100})));
  Modelica.Mechanics.Translational.Interfaces.Flange_a axis "Flange that drives the last joint"
    annotation(Placement(transformation(extent = {{95, 75}, {105, 85}})));
  Modelica.Mechanics.Translational.Interfaces.Flange_b bearing "Flange of what drives"
    annotation(Placement(transformation(extent = {{105, 35}, {95, 45}})));
  parameter Boolean animation = true "Show the part in space";
  parameter Types.Axis n_a = {0, 0, 1} "Axis of the hinges, fixed in frame_a"
    annotation(Evaluate = true);
  parameter Types.Axis n_b = {-1, 0, 0} "Axis of the slide, fixed in frame_b, at right angles to the hinges"
    annotation(Evaluate = true);
  parameter SI.Position rRod1_ia[3] = {1, 0, 0} "From frame_ia to where both rods meet, seen from frame_ia"
    annotation(Evaluate = true);
  parameter SI.Position rRod2_ib[3] = {-1, 0, 0} "From frame_ib to where both rods meet, seen from frame_ib";
  parameter SI.Position s_offset = 0 "Distance of the slide at axis.s = 0";
  parameter SI.Position s_guess = 0 "Of the two solutions at the start, the one nearer to this";
  parameter SI.Distance cylinderLength = world.defaultJointLength "Length of the hinges"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Distance cylinderDiameter = world.defaultJointWidth "Diameter of the hinges"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color cylinderColor = Types.Defaults.JointColor "Colour of the hinges"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  parameter Types.Axis boxWidthDirection = {0, 1, 0} "Direction of the width of the box, seen from frame_b"
    annotation(Evaluate = true, Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Distance boxWidth = world.defaultJointWidth "Width of the box"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Distance boxHeight = boxWidth "Height of the box"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color boxColor = cylinderColor "Colour of the box"
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
  final parameter Real e_ia[3](each final unit = "1") = jointUSP.e2_ia "Across rod 1, seen from frame_ia";
  final parameter Real e_im[3](each final unit = "1", each fixed = false)
    "Unit vector along the hinge between the rods, seen from frame_im";
  final parameter Real e_b[3](each final unit = "1") = jointUSP.prismatic.e "Unit vector along the slide";
  SI.Power totalPower = jointUSP.totalPower "Power into the part, if checkTotalPower";
  JointUSP jointUSP(
    animation = false, showUniversalAxes = false, n1_a = n_a, n_b = n_b, s_offset = s_offset, s_guess = s_guess,
    rRod1_ia = rRod1_ia, rRod2_ib = rRod2_ib, checkTotalPower = checkTotalPower)
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
    cylinderLength, width = cylinderDiameter, height = cylinderDiameter, lengthDirection = e_im, widthDirection =
    {0, 1, 0}, r_shape = -e_im * (cylinderLength / 2), r = frame_im.r_0, R = frame_im.R)
    if world.enableAnimation and animation "Hinge between the rods";
  Visualizers.Advanced.Shape shape_prism(
    shapeType = "box", color = boxColor, specularCoefficient = specularCoefficient, length =
    jointUSP.prismatic.distance, width = boxWidth, height = boxHeight, lengthDirection = e_b, widthDirection = e_im,
    r = frame_b.r_0, R = frame_b.R)
    if world.enableAnimation and animation "Slide";
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
  e_im = Frames.resolveRelative(e_a, frame_a.R, frame_im.R);
equation
  connect(axis, jointUSP.axis);
  connect(bearing, jointUSP.bearing);
  connect(frame_im, jointUSP.frame_im);
  connect(frame_ib, jointUSP.frame_ib);
  connect(frame_ia, jointUSP.frame_ia);
  connect(frame_b, jointUSP.frame_b);
  connect(frame_a, jointUSP.frame_a);
  annotation(Documentation(info = "<html>
<p>Two parallel hinges and a slide with two rods: piston, rod and crank of an engine, solved by a formula instead of a
loop.</p>
<h4>Equations</h4>
<p><code>rod 1 from the hinge at frame_a to where both rods meet, rod 2 from there to the slide in frame_b</code><br>
<code>the distance of the slide follows from Pythagoras; s_guess picks one of its two solutions at the
start</code><br>
<code>axis.s = distance of the slide - s_offset</code></p>
<h4>Signs</h4>
<p>The slide counts positive along <code>n_b</code>, seen from <code>frame_b</code>; the force of <code>axis</code>
drives it in this direction. Cut forces and torques act on the part at its frames. <code>totalPower</code> counts into
the part and is zero.</p>
<h4>Use</h4>
<p>The loop that it closes needs no nonlinear system and no further constraint. Bodies are fixed at
<code>frame_ia</code> (rod 1), <code>frame_im</code> (rod 2) and <code>frame_ib</code> (slide). Hinge axis and slide
must be at right angles. Where the rods are stretched out both solutions meet: the mechanism cannot pass through
there. Inside is a <code>JointUSP</code>, which moves as hinges do in a plane loop.</p>
</html>"));
end JointRRP;
