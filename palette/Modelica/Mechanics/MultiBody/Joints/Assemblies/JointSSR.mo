within Modelica.Mechanics.MultiBody.Joints.Assemblies;
model JointSSR "Rod between two ball joints, and a hinge"
  import Modelica.Mechanics.MultiBody.Types;
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFramesDoubleSize;
  Interfaces.Frame_b frame_ib "Frame fixed in what the last joint moves, at that joint"
    annotation(Placement(transformation(extent = {{-8, 8}, {8, -8}}, rotation = 270, origin = {80, 100})));
  Interfaces.Frame_b frame_im "Frame fixed in rod 2, where both rods meet"
    annotation(Placement(transformation(extent = {{8, -8}, {-8, 8}}, rotation = 270, origin = {0, 100})));
  Modelica.Mechanics.Rotational.Interfaces.Flange_a axis "Flange that drives the last joint"
    annotation(Placement(transformation(extent = {{105, 85}, {95, 75}})));
  Modelica.Mechanics.Rotational.Interfaces.Flange_b bearing "Flange of what drives"
    annotation(Placement(transformation(extent = {{95, 45}, {105, 35}})));
  parameter Boolean animation = true "Show the part in space";
  parameter Boolean showMass = true "Show the mass of rod 1, if any";
  parameter SI.Length rod1Length(min = Modelica.Constants.eps, start = 1) "Length of rod 1";
  parameter SI.Mass rod1Mass(min = 0) = 0 "Mass of rod 1, as a point in its middle";
  parameter Types.Axis n_b = {0, 0, 1} "Axis of the hinge, fixed in frame_b";
  parameter SI.Position rRod2_ib[3] = {1, 0, 0} "From frame_ib to where both rods meet, seen from frame_ib";
  parameter Modelica.Units.NonSI.Angle_deg phi_offset = 0 "Angle of the hinge at axis.phi = 0";
  parameter Modelica.Units.NonSI.Angle_deg phi_guess = 0 "Of the two solutions at the start, the one nearer to this";
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
  parameter SI.Diameter revoluteDiameter = world.defaultJointWidth "Diameter of the hinge"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Distance revoluteLength = world.defaultJointLength "Length of the hinge"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color revoluteColor = Types.Defaults.JointColor "Colour of the hinge"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter Boolean checkTotalPower = false "Compute totalPower, which has to be zero"
    annotation(Dialog(tab = "Advanced"));
  SI.Position aux "Lever of rod 1 about the hinge";
  SI.Force f_rod "Force along rod 1";
  SI.Power totalPower "Power into the part, if checkTotalPower";
  Internal.RevoluteWithLengthConstraint revolute(
    animation = animation, lengthConstraint = rod1Length, n = n_b, phi_offset = phi_offset, phi_guess = phi_guess,
    cylinderDiameter = revoluteDiameter, cylinderLength = revoluteLength, cylinderColor = revoluteColor,
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
protected
  SI.Position lever[3] "Way of the far end of rod 2 per angle of the hinge, seen from rod 2";
equation
  // Virtual work: a small turn of the hinge moves the far end of rod 2 by lever times it. What drive, bodies and rod 1
  // do on that must vanish, and of rod 1 only the force along it is not known.
  lever = cross(revolute.e, rRod2_ib);
  aux = lever * Frames.resolveRelative(rod1.eRod_a, rod1.frame_a.R, rod1.frame_b.R);
  f_rod = (lever * (Frames.resolveRelative(rod1.f_b_a1, rod1.frame_a.R, rod1.frame_b.R) - frame_im.f)
    - revolute.e * (frame_im.t + frame_ib.t) - revolute.tau) / noEvent(if abs(aux) > 1e-10 then aux else 1e-10);
  totalPower = if not checkTotalPower then 0 else
    Frames.Internal.cutPower(frame_im.R, der(frame_im.r_0), frame_im.f, frame_im.t)
    + Frames.Internal.cutPower(frame_ib.R, der(frame_ib.r_0), frame_ib.f, frame_ib.t)
    + Frames.Internal.cutPower(frame_b.R, der(frame_b.r_0), frame_b.f, frame_b.t)
    + Frames.Internal.cutPower(frame_a.R, der(frame_a.r_0), frame_a.f, frame_a.t)
    + der(axis.phi) * axis.tau
    - rod1Mass * (rod1.v_CM_0 * (der(rod1.v_CM_0) - world.gravityAcceleration(rod1.r_CM_0)));

  // Rod 1, rod 2 with the bodies that go along, then what guides rod 2
  connect(frame_a, rod1.frame_a);
  connect(rod2.frame_b, rod1.frame_b);
  connect(frame_im, rod2.frame_b);
  connect(frame_ib, rod2.frame_a);
  connect(revolute.frame_b, rod2.frame_a);
  connect(frame_b, revolute.frame_a);
  connect(bearing, revolute.bearing);
  connect(axis, revolute.axis);

  // Both ends of rod 1, as the guide needs them
  connect(relativePosition.frame_b, frame_a);
  connect(relativePosition.frame_a, frame_b);
  connect(revolute.position_b, position_b.y);
  connect(revolute.position_a, relativePosition.r_rel);
  annotation(Documentation(info = "<html>
<p>A rod between two ball joints and a hinge, solved by a formula instead of a loop.</p>
<h4>Equations</h4>
<p><code>distance from frame_a to the end of rod 2 = rod1Length</code><br>
<code>the angle of the hinge about n_b follows from this by the law of cosines; phi_guess picks the solution at the
start</code><br>
<code>axis.phi = angle of the hinge - phi_offset</code></p>
<h4>Signs</h4>
<p>The hinge counts by the right-hand rule about <code>n_b</code> from <code>frame_b</code> to <code>frame_ib</code>;
the torque of <code>axis</code> drives it in this direction. <code>phi_offset</code> and <code>phi_guess</code> are in
degrees. <code>f_rod</code> is the force along rod 1. <code>totalPower</code> counts into the part and is zero.</p>
<h4>Use</h4>
<p>Wheel suspensions and rocker arms. Bodies are fixed at <code>frame_ib</code> (hinge) and <code>frame_im</code>
(where both rods meet). Rod 1 may have a point mass in its middle; since it may spin, no frame is fixed to it: see
<code>JointUSR</code>. Where rod 1 has no lever about the hinge the two solutions meet.</p>
</html>"));
end JointSSR;
