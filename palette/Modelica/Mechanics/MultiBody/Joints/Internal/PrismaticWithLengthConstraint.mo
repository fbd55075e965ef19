within Modelica.Mechanics.MultiBody.Joints.Internal;
model PrismaticWithLengthConstraint "Slide whose distance follows from a length that has to be kept"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames;
  Modelica.Mechanics.Translational.Interfaces.Flange_a axis "Flange that drives the slide"
    annotation(Placement(transformation(extent = {{70, 80}, {90, 60}})));
  Modelica.Mechanics.Translational.Interfaces.Flange_b bearing "Flange of what drives"
    annotation(Placement(transformation(extent = {{-30, 80}, {-50, 60}})));
  Modelica.Blocks.Interfaces.RealInput position_a[3](each final quantity = "Length", each final unit = "m")
    "From frame_a to the far end of the length, seen from frame_a"
    annotation(Placement(transformation(extent = {{-140, -80}, {-100, -40}})));
  Modelica.Blocks.Interfaces.RealInput position_b[3](each final quantity = "Length", each final unit = "m")
    "From frame_b to the near end of the length, seen from frame_b"
    annotation(Placement(transformation(extent = {{140, -80}, {100, -40}})));
  parameter Boolean animation = true "Show the part in space";
  parameter SI.Position length(start = 1) "Length to be kept";
  parameter Types.Axis n = {1, 0, 0} "Axis of the slide"
    annotation(Evaluate = true);
  parameter SI.Position s_offset = 0 "Distance of both frames at s = 0";
  parameter SI.Position s_guess = 0 "Of the two solutions at the start, the one nearer to this";
  parameter Types.Axis boxWidthDirection = {0, 1, 0} "Direction of the width of the box, seen from frame_a"
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
  final parameter Boolean positiveBranch(fixed = false) "The farther one of both solutions";
  final parameter Real e[3](each final unit = "1") = Modelica.Math.Vectors.normalizeWithAssert(n)
    "Unit vector along the axis";
  SI.Position s "Distance of both frames less s_offset";
  SI.Position distance "Distance of both frames along the axis";
  SI.Position r_rel_a[3] "From frame_a to frame_b, seen from frame_a";
  SI.Force f "Driving force along the axis";
protected
  SI.Position r_a[3] = position_a "Far end of the length";
  SI.Position r_b[3] = position_b "Near end of the length";
  SI.Position rbra[3] "From the far to the near end at distance zero";
  Real B "Coefficient of distance in the condition distance^2 + B*distance + C = 0";
  Real C "Constant in it";
  Real k1 "Half of B";
  Real k2 "Half of the distance of both solutions";
  Real k1a(start = 1) "Its square";
  Real k1b "Its square, kept positive";
  Visualizers.Advanced.Shape box(
    shapeType = "box", color = boxColor, specularCoefficient = specularCoefficient, length = if noEvent(abs(s +
    s_offset) > 1.e-6) then s + s_offset else 1.e-6, width = boxWidth, height = boxHeight, lengthDirection = e,
    widthDirection = boxWidthDirection, r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "What is shown";

  function selectBranch "Whether the farther solution is nearer to a guess"
    extends Modelica.Icons.Function;
    input SI.Length L "Length to be kept";
    input Real e[3](each final unit = "1") "Unit vector along the axis";
    input SI.Position d_guess "Guess of the distance";
    input SI.Position r_a[3] "Far end of the length";
    input SI.Position r_b[3] "Near end of the length";
    output Boolean positiveBranch "The farther one";
  protected
    SI.Position rbra[3] = r_b - r_a;
    Real half = e * rbra "Minus the mean of both solutions";
    Real square = half * half - (rbra * rbra - L * L) "Square of half of their distance";
    Real root "Half of their distance";
  algorithm
    assert(noEvent(square > 1.e-10), "The loop of a joint assembly with a slide cannot be closed with the given lengths,
positions and offset.");
    root := sqrt(max(square, 1.e-12));
    positiveBranch := abs(-half + root - d_guess) <= abs(-half - root - d_guess);
  end selectBranch;
initial equation
  positiveBranch = selectBranch(length, e, s_offset + s_guess, r_a, r_b);
equation
  Connections.branch(frame_a.R, frame_b.R);
  axis.f = f;
  axis.s = s;
  bearing.s = 0;
  distance = s_offset + s;

  r_rel_a = distance * e;
  frame_b.r_0 = frame_a.r_0 + Frames.resolve1(frame_a.R, r_rel_a);
  frame_b.R = frame_a.R;
  zeros(3) = frame_a.f + frame_b.f;
  zeros(3) = frame_a.t + frame_b.t + cross(r_rel_a, frame_b.f);

  // |distance*e + r_b - r_a| = length, solved for the distance. The force f is for the assembly around it to say.
  rbra = r_b - r_a;
  B = 2 * (e * rbra);
  C = rbra * rbra - length * length;
  k1 = B / 2;
  k1a = k1 * k1 - C;
  assert(noEvent(k1a > 1.e-10), "A joint assembly with a slide is stretched as far as it goes, or its slide stands at
right angles to its rod.");
  k1b = Frames.Internal.maxWithoutEvent(k1a, 1.e-12);
  k2 = sqrt(k1b);
  distance = -k1 + (if positiveBranch then k2 else -k2);
  annotation(Documentation(info = "<html>
<p>A slide in a joint assembly. Its <code>distance</code> [m] is the solution of a quadratic equation: a point of
frame_b keeps the distance <code>length</code> from a point of frame_a. Which of both solutions is taken is decided at
the start.</p>
</html>"));
end PrismaticWithLengthConstraint;
