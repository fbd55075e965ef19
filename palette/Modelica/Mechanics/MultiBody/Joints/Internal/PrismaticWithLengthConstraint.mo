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
  SI.Position near_0[3] "From the far to the near end at distance zero";
  SI.Position along "Part of it along the axis";
  SI.Position across[3] "Part of it at right angles to the axis, which no slide changes";
  SI.Area room(start = 1) "Square of the part of the length that lies along the axis";
  SI.Length reach "Part of the length along the axis";
  Visualizers.Advanced.Shape box(
    shapeType = "box", color = boxColor, specularCoefficient = specularCoefficient, length = if noEvent(abs(s +
    s_offset) > 1.e-6) then s + s_offset else 1.e-6, width = boxWidth, height = boxHeight, lengthDirection = e,
    widthDirection = boxWidthDirection, r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "What is shown";
initial equation
  positiveBranch = s_offset + s_guess >= -along;
equation
  // A slide as any other, but for the force, which the assembly around it gives
  {axis.s, bearing.s} = {s, 0};
  axis.f = f;
  frame_b.R = frame_a.R;
  frame_b.r_0 - frame_a.r_0 = Frames.resolve1(frame_a.R, r_rel_a);
  r_rel_a = e * distance;
  frame_a.t = cross(r_rel_a, frame_a.f) - frame_b.t;
  frame_a.f = -frame_b.f;
  Connections.branch(frame_a.R, frame_b.R);

  // Pythagoras: length^2 = (distance + along)^2 + across^2. No difference of large squares is formed, so the distance
  // is exact to the last digits however far the ends are off the axis.
  near_0 = r_b - r_a;
  along = e * near_0;
  across = near_0 - along * e;
  room = length ^ 2 - across * across;
  assert(noEvent(room > 1e-10), "A joint assembly with a slide is stretched as far as it goes, or its slide stands at
right angles to its rod");
  reach = sqrt(noEvent(if room > 1e-12 then room else 1e-12));
  distance = (if positiveBranch then reach else -reach) - along;
  s = distance - s_offset;
  annotation(Documentation(info = "<html>
<p>A slide in a joint assembly. Its <code>distance</code> [m] follows from Pythagoras: a point of frame_b keeps the
distance <code>length</code> from a point of frame_a, and its distance across the slide is known. Which of both
solutions is taken is decided at the start.</p>
</html>"));
end PrismaticWithLengthConstraint;
