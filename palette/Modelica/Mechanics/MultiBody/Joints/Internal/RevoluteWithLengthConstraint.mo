within Modelica.Mechanics.MultiBody.Joints.Internal;
model RevoluteWithLengthConstraint "Hinge whose angle follows from a length that has to be kept"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames;
  import Modelica.Units.Conversions.from_deg;
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
  SI.Area inLine "Product of the ends across the axis, as at angle zero: coefficient of the cosine of the angle";
  SI.Area askew "Their cross product along the axis: coefficient of the sine of the angle";
  SI.Area needed "What both terms must add up to for the length";
  Real room(start = 1, unit = "m4") "Square of what they could add up to, less the square of what they must";
  SI.Area reach "Its root";
  Visualizers.Advanced.Shape cylinder(
    shapeType = "cylinder", color = cylinderColor, specularCoefficient = specularCoefficient, length =
    cylinderLength, width = cylinderDiameter, height = cylinderDiameter, lengthDirection = e, widthDirection = {0,
    1, 0}, r_shape = -e * (cylinderLength / 2), r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "What is shown";
initial equation
  // Of both solutions the one that is turned less far from the guess, be it over half a turn or not
  positiveBranch = askew * cos(from_deg(phi_offset + phi_guess)) <= inLine * sin(from_deg(phi_offset + phi_guess));
equation
  // A hinge as any other, but for the torque, which the assembly around it gives
  {axis.phi, bearing.phi} = {phi, 0};
  axis.tau = tau;
  frame_a.r_0 = frame_b.r_0;
  R_rel = Frames.planarRotation(e, angle, der(angle));
  frame_b.R = Frames.absoluteRotation(frame_a.R, R_rel);
  frame_a.t = -Frames.resolve1(R_rel, frame_b.t);
  frame_a.f = -Frames.resolve1(R_rel, frame_b.f);
  Connections.branch(frame_a.R, frame_b.R);

  // Law of cosines about the axis: the near end, turned by the angle, is length away from the far end if
  // inLine*cos(angle) + askew*sin(angle) = needed.
  inLine = r_a * r_b - (e * r_a) * (e * r_b);
  askew = r_a * cross(e, r_b);
  needed = (r_a * r_a + r_b * r_b - lengthConstraint ^ 2) / 2 - (e * r_a) * (e * r_b);
  room = inLine ^ 2 + askew ^ 2 - needed ^ 2;
  assert(room > 2.5e-11, "A joint assembly with a hinge is stretched or folded as far as it goes, or its hinge does not
change the length of its rod");
  reach = (if positiveBranch then 1 else -1) * sqrt(noEvent(if room > 2.5e-13 then room else 2.5e-13));
  // Direction of (inLine, askew), turned by that of (needed, reach)
  angle = Modelica.Math.atan2(askew * needed + inLine * reach, inLine * needed - askew * reach);
  phi = angle - from_deg(phi_offset);
  annotation(Documentation(info = "<html>
<p>A hinge in a joint assembly. Its <code>angle</code> [rad] follows from the law of cosines: a point of frame_b keeps
the distance <code>lengthConstraint</code> [m] from a point of frame_a. Which of both solutions is taken is decided at
the start: the one that is less of a turn away from <code>phi_offset + phi_guess</code>, so that -170 is 20 away from
170 degrees.</p>
</html>"));
end RevoluteWithLengthConstraint;
