within Modelica.Mechanics.MultiBody.Joints.Assemblies;
model JointSSP "Rod between two ball joints, and a slide"
  import Modelica.Mechanics.MultiBody.Types;
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFramesDoubleSize;
  Interfaces.Frame_b frame_ib "Frame fixed in what the last joint moves, at that joint"
    annotation(Placement(transformation(extent = {{-8, 8}, {8, -8}}, rotation = 270, origin = {80, 100})));
  Interfaces.Frame_b frame_im "Frame fixed in rod 2, where both rods meet"
    annotation(Placement(transformation(extent = {{8, -8}, {-8, 8}}, rotation = 270, origin = {0, 100})));
  Modelica.Mechanics.Translational.Interfaces.Flange_a axis "Flange that drives the last joint"
    annotation(Placement(transformation(extent = {{95, 75}, {105, 85}})));
  Modelica.Mechanics.Translational.Interfaces.Flange_b bearing "Flange of what drives"
    annotation(Placement(transformation(extent = {{105, 35}, {95, 45}})));
  parameter Boolean animation = true "Show the part in space";
  parameter Boolean showMass = true "Show the mass of rod 1, if any";
  parameter SI.Length rod1Length(min = Modelica.Constants.eps, start = 1) "Length of rod 1";
  parameter SI.Mass rod1Mass(min = 0) = 0 "Mass of rod 1, as a point in its middle";
  parameter Types.Axis n_b = {0, 0, 1} "Axis of the slide, fixed in frame_b";
  parameter SI.Position rRod2_ib[3] = {1, 0, 0} "From frame_ib to where both rods meet, seen from frame_ib";
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
  input Types.Color boxColor = Types.Defaults.JointColor "Colour of the box"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter Boolean checkTotalPower = false "Compute totalPower, which has to be zero"
    annotation(Dialog(tab = "Advanced"));
  Real aux "Direction of rod 1 along the slide";
  SI.Force f_rod "Force along rod 1";
  SI.Power totalPower "Power into the part, if checkTotalPower";
  Internal.PrismaticWithLengthConstraint prismatic(
    animation = animation, length = rod1Length, n = n_b, s_offset = s_offset, s_guess = s_guess,
    boxWidthDirection = boxWidthDirection, boxWidth = boxWidth, boxHeight = boxHeight, boxColor = boxColor,
    specularCoefficient = specularCoefficient) "Last joint"
    annotation(Placement(transformation(extent = {{75, -20}, {35, 20}})));
  SphericalSpherical rod1(
    animation = animation, showMass = showMass, m = rod1Mass, rodLength = rod1Length, rodDiameter = rod1Diameter,
    sphereDiameter = sphereDiameter, rodColor = rod1Color, sphereColor = sphereColor,
    specularCoefficient = specularCoefficient, kinematicConstraint = false,
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
equation
  // Balance of what the slide moves, along the slide: rod 1 gives what drive and bodies leave over.
  aux = prismatic.e * Frames.resolveRelative(rod1.eRod_a, rod1.frame_a.R, rod1.frame_b.R);
  f_rod = (-prismatic.f - prismatic.e * (frame_ib.f + frame_im.f
    - Frames.resolveRelative(rod1.f_b_a1, rod1.frame_a.R, rod1.frame_b.R)))
    / noEvent(if abs(aux) < 1.e-10 then 1.e-10 else aux);
  if checkTotalPower then
    totalPower =
      frame_a.f * Frames.resolve2(frame_a.R, der(frame_a.r_0)) + frame_a.t * Frames.angularVelocity2(frame_a.R)
      + frame_b.f * Frames.resolve2(frame_b.R, der(frame_b.r_0)) + frame_b.t * Frames.angularVelocity2(frame_b.R)
      + frame_ib.f * Frames.resolve2(frame_ib.R, der(frame_ib.r_0)) + frame_ib.t * Frames.angularVelocity2(frame_ib.R)
      + frame_im.f * Frames.resolve2(frame_im.R, der(frame_im.r_0)) + frame_im.t * Frames.angularVelocity2(frame_im.R)
      + axis.f * der(axis.s)
      - rod1Mass * (der(rod1.v_CM_0) - world.gravityAcceleration(rod1.r_CM_0)) * rod1.v_CM_0;
  else
    totalPower = 0;
  end if;
  connect(rod1.frame_a, frame_a);
  connect(rod1.frame_b, rod2.frame_b);
  connect(rod2.frame_b, frame_im);
  connect(rod2.frame_a, frame_ib);
  connect(rod2.frame_a, prismatic.frame_b);
  connect(prismatic.frame_a, frame_b);
  connect(relativePosition.frame_a, frame_b);
  connect(relativePosition.frame_b, frame_a);
  connect(relativePosition.r_rel, prismatic.position_a);
  connect(position_b.y, prismatic.position_b);
  connect(prismatic.axis, axis);
  connect(prismatic.bearing, bearing);
  annotation(Documentation(info = "<html>
<p>A rod between two ball joints and a slide, solved by a formula instead of a loop.</p>
<h4>Equations</h4>
<p><code>distance from frame_a to the end of rod 2 = rod1Length</code><br>
<code>the distance of the slide along n_b follows from this quadratic equation; s_guess picks the solution at the
start</code><br>
<code>axis.s = distance of the slide - s_offset</code></p>
<h4>Signs</h4>
<p>The slide counts positive along <code>n_b</code>, seen from <code>frame_b</code>; the force of <code>axis</code>
drives it in this direction. <code>f_rod</code> is the force along rod 1. <code>totalPower</code> counts into the part
and is zero.</p>
<h4>Use</h4>
<p>Bodies are fixed at <code>frame_ib</code> (slide) and <code>frame_im</code> (where both rods meet). Rod 1 may have
a point mass in its middle, whose motion is included; since it may spin, no frame is fixed to it: see
<code>JointUSP</code>. Where rod 1 stands at right angles to the slide it cannot pass on forces, and the two solutions
meet.</p>
</html>"));
end JointSSP;
