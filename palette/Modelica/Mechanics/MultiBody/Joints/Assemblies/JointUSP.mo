within Modelica.Mechanics.MultiBody.Joints.Assemblies;
model JointUSP "Universal joint, rod, ball joint, and a slide"
  import Modelica.Mechanics.MultiBody.Types;
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
  parameter Boolean showUniversalAxes = true "Show the axes of the universal joint; otherwise a ball";
  parameter Types.Axis n1_a = {0, 0, 1} "First axis of the universal joint, fixed in frame_a"
    annotation(Evaluate = true);
  parameter Types.Axis n_b = {-1, 0, 0} "Axis of the slide, fixed in frame_b"
    annotation(Evaluate = true);
  parameter SI.Position rRod1_ia[3] = {1, 0, 0} "From frame_ia to where both rods meet, seen from frame_ia"
    annotation(Evaluate = true);
  parameter SI.Position rRod2_ib[3] = {-1, 0, 0} "From frame_ib to where both rods meet, seen from frame_ib"
    annotation(Evaluate = true);
  parameter SI.Position s_offset = 0 "Distance of the slide at axis.s = 0";
  parameter SI.Position s_guess = 0 "Of the two solutions at the start, the one nearer to this";
  parameter SI.Diameter sphereDiameter = world.defaultJointLength "Diameter of the balls"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color sphereColor = Types.Defaults.JointColor "Colour of the balls"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Diameter rod1Diameter = sphereDiameter / Types.Defaults.JointRodDiameterFraction "Diameter of rod 1"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color rod1Color = Types.Defaults.RodColor "Colour of rod 1"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Diameter rod2Diameter = rod1Diameter "Diameter of rod 2"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color rod2Color = rod1Color "Colour of rod 2"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  parameter Types.Axis boxWidthDirection = {0, 1, 0} "Direction of the width of the box, seen from frame_b"
    annotation(Evaluate = true, Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Distance boxWidth = world.defaultJointWidth "Width of the box"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Distance boxHeight = boxWidth "Height of the box"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color boxColor = sphereColor "Colour of the box"
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
  final parameter Real eRod1_ia[3](each final unit = "1") = rod1.eRod_ia "Unit vector along rod 1, seen from frame_ia";
  final parameter Real e2_ia[3](each final unit = "1") = rod1.e2_ia
    "Second axis of the universal joint, seen from frame_ia";
  final parameter SI.Distance rod1Length = rod1.rodLength "Length of rod 1";
  SI.Force f_rod "Force along rod 1";
  SI.Power totalPower "Power into the part, if checkTotalPower";
  Internal.PrismaticWithLengthConstraint prismatic(
    animation = animation, length = rod1.rodLength, n = n_b, s_offset = s_offset, s_guess = s_guess,
    boxWidthDirection = boxWidthDirection, boxWidth = boxWidth, boxHeight = boxHeight, boxColor = boxColor,
    specularCoefficient = specularCoefficient) "Last joint"
    annotation(Placement(transformation(extent = {{75, -20}, {35, 20}})));
  UniversalSpherical rod1(
    animation = animation, showUniversalAxes = showUniversalAxes, rRod_ia = rRod1_ia, n1_a = n1_a,
    sphereDiameter = sphereDiameter, sphereColor = sphereColor, rodWidth = rod1Diameter, rodHeight = rod1Diameter,
    rodColor = rod1Color, cylinderLength = cylinderLength, cylinderDiameter = cylinderDiameter,
    cylinderColor = cylinderColor, specularCoefficient = specularCoefficient, kinematicConstraint = false,
    constraintResidue = rod1.f_rod - f_rod) "Rod 1: its length is kept by the last joint, its force is found below"
    annotation(Placement(transformation(extent = {{-90, -20}, {-50, 20}})));
  Parts.FixedTranslation rod2(
    animation = animation, width = rod2Diameter, height = rod2Diameter, color = rod2Color,
    specularCoefficient = specularCoefficient, r = rRod2_ib) "Rod 2"
    annotation(Placement(transformation(extent = {{15, -20}, {-25, 20}})));
  Sensors.RelativePosition relativePosition(resolveInFrame = Types.ResolveInFrameAB.frame_a)
    "From frame_b to frame_a, seen from frame_b" annotation(Placement(transformation(extent = {{60, -70}, {40, -90}})));
  Modelica.Blocks.Sources.Constant position_b[3](k = rRod2_ib) "From the last joint to where both rods meet"
    annotation(Placement(transformation(extent = {{-20, -50}, {0, -30}})));
protected
  Real aux "Direction of rod 1 along the slide";
equation
  // Virtual work: what drive, bodies and rod 1 do on a small way along the slide must vanish, and of rod 1 only the
  // force along it is not known.
  aux = prismatic.e * Frames.resolveRelative(rod1.eRod_a, rod1.frame_a.R, rod1.frame_b.R);
  f_rod = (prismatic.e * (Frames.resolveRelative(rod1.f_b_a1, rod1.frame_a.R, rod1.frame_b.R) - frame_im.f - frame_ib.f)
    - prismatic.f) / noEvent(if abs(aux) > 1e-10 then aux else 1e-10);
  totalPower = if not checkTotalPower then 0 else
    Frames.Internal.cutPower(frame_im.R, der(frame_im.r_0), frame_im.f, frame_im.t)
    + Frames.Internal.cutPower(frame_ib.R, der(frame_ib.r_0), frame_ib.f, frame_ib.t)
    + Frames.Internal.cutPower(frame_b.R, der(frame_b.r_0), frame_b.f, frame_b.t)
    + Frames.Internal.cutPower(frame_ia.R, der(frame_ia.r_0), frame_ia.f, frame_ia.t)
    + Frames.Internal.cutPower(frame_a.R, der(frame_a.r_0), frame_a.f, frame_a.t)
    + der(axis.s) * axis.f;

  // Rod 1, rod 2 with the bodies that go along, then what guides rod 2
  connect(frame_a, rod1.frame_a);
  connect(frame_ia, rod1.frame_ia);
  connect(rod2.frame_b, rod1.frame_b);
  connect(frame_im, rod2.frame_b);
  connect(frame_ib, rod2.frame_a);
  connect(prismatic.frame_b, rod2.frame_a);
  connect(frame_b, prismatic.frame_a);
  connect(bearing, prismatic.bearing);
  connect(axis, prismatic.axis);

  // Both ends of rod 1, as the guide needs them
  connect(relativePosition.frame_b, frame_a);
  connect(relativePosition.frame_a, frame_b);
  connect(prismatic.position_b, position_b.y);
  connect(prismatic.position_a, relativePosition.r_rel);
  annotation(Documentation(info = "<html>
<p>Universal joint, rod, ball joint, rod and slide, solved by a formula instead of a loop.</p>
<h4>Equations</h4>
<p><code>rod 1 from the universal joint at frame_a, rod 2 from where it ends to the slide in frame_b</code><br>
<code>the distance of the slide along n_b follows from Pythagoras; s_guess picks the solution at the
start</code><br>
<code>axis.s = distance of the slide - s_offset</code></p>
<h4>Signs</h4>
<p>The slide counts positive along <code>n_b</code>, seen from <code>frame_b</code>; the force of <code>axis</code>
drives it in this direction. <code>f_rod</code> is the force along rod 1. <code>totalPower</code> counts into the part
and is zero.</p>
<h4>Use</h4>
<p>Rod 1 does not spin, so a body may be fixed to it at <code>frame_ia</code>; other bodies at <code>frame_im</code>
(where both rods meet) and <code>frame_ib</code> (slide). The rod must not point along <code>n1_a</code>. Where it
stands at right angles to the slide the two solutions meet.</p>
</html>"));
end JointUSP;
