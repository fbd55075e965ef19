within Modelica.Mechanics.MultiBody.Joints;
model SphericalSpherical "Rod between two ball joints"
  import Modelica.Mechanics.MultiBody.Types;
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames;
  parameter Boolean animation = true "Show the part in space";
  parameter Boolean showMass = true "Show the mass, if any";
  parameter Boolean computeRodLength = false "The length follows from the distance at the start";
  parameter SI.Length rodLength(min = Modelica.Constants.eps, fixed = not computeRodLength, start = 1)
    "Length of the rod";
  parameter SI.Mass m(min = 0) = 0 "Mass of the rod, as a point in its middle";
  parameter SI.Diameter sphereDiameter = world.defaultJointLength "Diameter of the balls"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color sphereColor = Types.Defaults.JointColor "Colour of the balls"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Diameter rodDiameter = sphereDiameter / Types.Defaults.JointRodDiameterFraction "Diameter of the rod"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color rodColor = Types.Defaults.RodColor "Colour of the rod"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Diameter massDiameter = sphereDiameter "Diameter of the mass"
    annotation(Dialog(tab = "Animation", group = "if animation = true and showMass = true and m > 0",
      enable = animation and showMass and m > 0));
  input Types.Color massColor = Types.Defaults.BodyColor "Colour of the mass"
    annotation(Dialog(colorSelector = true, tab = "Animation",
      group = "if animation = true and showMass = true and m > 0", enable = animation and showMass and m > 0));
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
  SI.Force f_rod "Force of the constraint along the rod, on the rod at frame_a, positive towards frame_b";
  SI.Position rRod_0[3] "From frame_a to frame_b, seen from the world frame";
  SI.Position rRod_a[3] "From frame_a to frame_b, seen from frame_a";
  Real eRod_a[3](each final unit = "1") "Unit vector along the rod, seen from frame_a";
  SI.Position r_CM_0[3] "Place of the mass";
  SI.Velocity v_CM_0[3] "Derivative of r_CM_0";
  SI.Force f_CM_a[3] "Force that moves the mass, seen from frame_a";
  SI.Force f_CM_e[3] "Its part along the rod";
  SI.Force f_b_a1[3] "Force at frame_b without that of the constraint, seen from frame_a";
  SI.Power totalPower "Power into the rod, if checkTotalPower";
protected
  Visualizers.Advanced.Shape shape_rod(
    shapeType = "cylinder", color = rodColor, specularCoefficient = specularCoefficient, length = rodLength, width =
    rodDiameter, height = rodDiameter, lengthDirection = eRod_a, widthDirection = {0, 1, 0}, r = frame_a.r_0, R =
    frame_a.R)
    if world.enableAnimation and animation "Rod";
  Visualizers.Advanced.Shape shape_a(
    shapeType = "sphere", color = sphereColor, specularCoefficient = specularCoefficient, length = sphereDiameter,
    width = sphereDiameter, height = sphereDiameter, lengthDirection = eRod_a, widthDirection = {0, 1, 0}, r_shape =
    -eRod_a * (sphereDiameter / 2), r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "Ball at frame_a";
  Visualizers.Advanced.Shape shape_b(
    shapeType = "sphere", color = sphereColor, specularCoefficient = specularCoefficient, length = sphereDiameter,
    width = sphereDiameter, height = sphereDiameter, lengthDirection = eRod_a, widthDirection = {0, 1, 0}, r_shape =
    eRod_a * (rodLength - sphereDiameter / 2), r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "Ball at frame_b";
  Visualizers.Advanced.Shape shape_mass(
    shapeType = "sphere", color = massColor, specularCoefficient = specularCoefficient, length = massDiameter, width
    = massDiameter, height = massDiameter, lengthDirection = eRod_a, widthDirection = {0, 1, 0}, r_shape = eRod_a *
    (rodLength / 2 - sphereDiameter / 2), r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation and showMass and m > 0 "Mass";
equation
  // The rod. In a loop its constraint is differentiated: taken to its frames and back, the places change by the angular
  // velocities of the frames.
  rRod_0 = if not kinematicConstraint then frame_b.r_0 - frame_a.r_0 else
    (frame_b.R.T * frame_b.r_0) * frame_b.R.T - (frame_a.R.T * frame_a.r_0) * frame_a.R.T;
  rRod_a = Frames.resolve2(frame_a.R, rRod_0);
  rodLength * eRod_a = rRod_a;
  constraintResidue = 0;

  // The mass in the middle, if there is one
  if m > 0 then
    v_CM_0 = der(r_CM_0);
    r_CM_0 = rRod_0 / 2 + frame_a.r_0;
    f_CM_a = Frames.resolve2(frame_a.R, m * (der(v_CM_0) - world.gravityAcceleration(r_CM_0)));
  else
    {r_CM_0, v_CM_0, f_CM_a} = zeros(3, 3);
  end if;

  // Across the rod each end moves half of the mass. Along it frame_a gives f_rod and frame_b what is left to give.
  f_CM_e = eRod_a * (eRod_a * f_CM_a);
  f_b_a1 = f_CM_e + (f_CM_a - f_CM_e) / 2;
  frame_b.f = Frames.resolveRelative(f_b_a1 - eRod_a * f_rod, frame_a.R, frame_b.R);
  frame_a.f = eRod_a * f_rod + (f_CM_a - f_CM_e) / 2;
  {frame_b.t, frame_a.t} = zeros(2, 3);

  totalPower = if not checkTotalPower then 0 else
    Frames.Internal.cutPower(frame_a.R, der(frame_a.r_0), frame_a.f, frame_a.t)
    + Frames.Internal.cutPower(frame_b.R, der(frame_b.r_0), frame_b.f, frame_b.t)
    - v_CM_0 * (der(v_CM_0) - world.gravityAcceleration(r_CM_0)) * m;
  annotation(Documentation(info = "<html>
<p>A rod between two ball joints, with a point mass in its middle if wanted: it keeps a distance.</p>
<h4>Equations</h4>
<p><code>|frame_b.r_0 - frame_a.r_0| = rodLength</code><br>
<code>without mass: frame_a.f = f_rod*eRod_a, frame_b.f the opposite</code><br>
<code>frame_a.t = 0, frame_b.t = 0</code></p>
<h4>Signs</h4>
<p><code>f_rod</code> is the force on the rod at <code>frame_a</code>, positive towards <code>frame_b</code>: positive
while the rod is pressed. <code>eRod_a</code> points from <code>frame_a</code> to <code>frame_b</code> in the axes of
<code>frame_a</code>.</p>
<h4>Use</h4>
<p>One constraint in place of two joints and a body, so loops with such rods stay small: wheel suspensions, couplings.
With <code>computeRodLength</code> the length is that at the start. A point mass <code>m</code> moves with the middle
of the rod. Where a body has to be fixed to the rod, take <code>UniversalSpherical</code>.</p>
</html>"));
end SphericalSpherical;
