within Modelica.Mechanics.MultiBody.Joints.Internal;
model RevoluteWithLengthConstraint "Hinge whose angle follows from a length that has to be kept"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames;
  Modelica.Mechanics.Rotational.Interfaces.Flange_a axis "Flange that drives the hinge"
    annotation(Placement(transformation(extent = {{10, 90}, {-10, 110}})));
  Modelica.Mechanics.Rotational.Interfaces.Flange_b bearing "Flange of what drives"
    annotation(Placement(transformation(extent = {{-50, 90}, {-70, 110}})));
  Modelica.Blocks.Interfaces.RealInput position_a[3](each final quantity = "Length", each final unit = "m")
    "From frame_a to the far end of the length, seen from frame_a"
    annotation(Placement(transformation(extent = {{-140, -80}, {-100, -40}})));
  Modelica.Blocks.Interfaces.RealInput position_b[3](each final quantity = "Length", each final unit = "m")
    "From frame_b to the near end of the length, seen from frame_b"
    annotation(Placement(transformation(extent = {{140, -80}, {100, -40}})));
  parameter Boolean animation = true "Show the part in space";
  parameter SI.Position lengthConstraint(start = 1) "Length to be kept";
  parameter Types.Axis n = {0, 0, 1} "Axis of the hinge"
    annotation(Evaluate = true);
  parameter Modelica.Units.NonSI.Angle_deg phi_offset = 0 "Angle from frame_a to frame_b at phi = 0";
  parameter Modelica.Units.NonSI.Angle_deg phi_guess = 0 "Of the two solutions at the start, the one nearer to this";
  parameter SI.Distance cylinderLength = world.defaultJointLength "Length of the cylinder along the axis"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Distance cylinderDiameter = world.defaultJointWidth "Diameter of the cylinder"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color cylinderColor = Types.Defaults.JointColor "Colour of the cylinder"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  final parameter Boolean positiveBranch(fixed = false) "Which one of both solutions";
  final parameter Real e[3](each final unit = "1") = Modelica.Math.Vectors.normalizeWithAssert(n)
    "Unit vector along the axis";
  SI.Angle phi "Angle from frame_a to frame_b less phi_offset";
  Frames.Orientation R_rel "Turns frame_a into frame_b";
  SI.Angle angle "Angle from frame_a to frame_b";
  SI.Torque tau "Driving torque about the axis";
protected
  SI.Position r_a[3] = position_a "Far end of the length, seen from frame_a";
  SI.Position r_b[3] = position_b "Near end of the length, seen from frame_b";
  Real e_r_a "Far end along the axis";
  Real e_r_b "Near end along the axis";
  Real A "Coefficient of the cosine in the condition A*cos(angle) + B*sin(angle) + C = 0";
  Real B "Coefficient of the sine in it";
  Real C "Constant in it";
  Real k1 "A^2 + B^2";
  Real k2 "Half of the distance of both solutions, times the root of k1";
  Real k1a(start = 1) "Its square";
  Real k1b "Its square, kept positive";
  Real kcos_angle "k1 times cosine of the angle";
  Real ksin_angle "k1 times sine of the angle";
  Visualizers.Advanced.Shape cylinder(
    shapeType = "cylinder", color = cylinderColor, specularCoefficient = specularCoefficient, length =
    cylinderLength, width = cylinderDiameter, height = cylinderDiameter, lengthDirection = e, widthDirection = {0,
    1, 0}, r_shape = -e * (cylinderLength / 2), r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "What is shown";

  function selectBranch "Whether the first solution is nearer to a guess"
    extends Modelica.Icons.Function;
    input SI.Length L "Length to be kept";
    input Real e[3](each final unit = "1") "Unit vector along the axis";
    input SI.Angle angle_guess "Guess of the angle";
    input SI.Position r_a[3] "Far end of the length, seen from frame_a";
    input SI.Position r_b[3] "Near end of the length, seen from frame_b";
    output Boolean positiveBranch "The first one";
  protected
    Real A = -2 * (r_b * r_a - (e * r_b) * (e * r_a));
    Real B = 2 * r_b * cross(e, r_a);
    Real C = r_a * r_a + r_b * r_b - L * L - 2 * (e * r_b) * (e * r_a);
    Real square = A * A + B * B - C * C;
    Real root;
    SI.Angle angle[2] "Both solutions";
  algorithm
    assert(square > 1.e-10, "The loop of a joint assembly with a hinge cannot be closed with the given lengths,
positions and offset.");
    root := sqrt(max(square, 1.e-12));
    angle := {
      Modelica.Math.atan2(-B * C - A * root, -A * C + B * root),
      Modelica.Math.atan2(-B * C + A * root, -A * C - B * root)};
    positiveBranch := abs(angle[1] - angle_guess) <= abs(angle[2] - angle_guess);
  end selectBranch;
initial equation
  positiveBranch = selectBranch(
    lengthConstraint, e, Modelica.Units.Conversions.from_deg(phi_offset + phi_guess), r_a, r_b);
equation
  Connections.branch(frame_a.R, frame_b.R);
  axis.tau = tau;
  axis.phi = phi;
  bearing.phi = 0;
  angle = Modelica.Units.Conversions.from_deg(phi_offset) + phi;

  frame_b.r_0 = frame_a.r_0;
  R_rel = Frames.planarRotation(e, angle, der(angle));
  frame_b.R = Frames.absoluteRotation(frame_a.R, R_rel);
  zeros(3) = frame_a.f + Frames.resolve1(R_rel, frame_b.f);
  zeros(3) = frame_a.t + Frames.resolve1(R_rel, frame_b.t);

  // |r_b turned by the angle - r_a| = length, solved for the angle. The torque is for the assembly around it to say.
  e_r_a = e * r_a;
  e_r_b = e * r_b;
  A = -2 * (r_b * r_a - e_r_b * e_r_a);
  B = 2 * r_b * cross(e, r_a);
  C = r_a * r_a + r_b * r_b - lengthConstraint * lengthConstraint - 2 * e_r_b * e_r_a;
  k1 = A * A + B * B;
  k1a = k1 - C * C;
  assert(k1a > 1.e-10, "A joint assembly with a hinge is stretched or folded as far as it goes, or its hinge does not
change the length of its rod.");
  k1b = Frames.Internal.maxWithoutEvent(k1a, 1.e-12);
  k2 = sqrt(k1b);
  kcos_angle = -A * C + (if positiveBranch then B else -B) * k2;
  ksin_angle = -B * C + (if positiveBranch then -A else A) * k2;
  angle = Modelica.Math.atan2(ksin_angle, kcos_angle);
  annotation(Documentation(info = "<html>
<p>A hinge in a joint assembly. Its <code>angle</code> [rad] is the solution of a quadratic equation: a point of
frame_b keeps the distance <code>lengthConstraint</code> [m] from a point of frame_a. Which of both solutions is taken
is decided at the start.</p>
</html>"));
end RevoluteWithLengthConstraint;
