within Modelica.Mechanics.MultiBody.Joints;
model Prismatic "Slide along an axis"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialElementaryJoint;
  Modelica.Mechanics.Translational.Interfaces.Flange_a axis if useAxisFlange "Flange that drives the slide"
    annotation(Placement(transformation(extent = {{90, 50}, {70, 70}})));
  Modelica.Mechanics.Translational.Interfaces.Flange_b support if useAxisFlange
    "Flange of what drives, held by frame_a"
    annotation(Placement(transformation(extent = {{-30, 50}, {-50, 70}})));
  parameter Boolean useAxisFlange = false "Show the flanges axis and support"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter Boolean animation = true "Show the part in space";
  parameter Types.Axis n = {1, 0, 0} "Axis of the slide, the same seen from both frames"
    annotation(Evaluate = true);
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
  parameter StateSelect stateSelect = StateSelect.prefer "How much s and v are wanted as states"
    annotation(Dialog(tab = "Advanced"));
  final parameter Real e[3](each final unit = "1") = Modelica.Math.Vectors.normalizeWithAssert(n)
    "Unit vector along the axis";
  SI.Position s(start = 0, final stateSelect = stateSelect) "Distance from frame_a to frame_b along the axis"
    annotation(unassignedMessage = "The position of a slide cannot be computed: is its axis flange connected?",
      Dialog(group = "Initialization", showStartAttribute = true));
  SI.Velocity v(start = 0, final stateSelect = stateSelect) "Velocity, derivative of s"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Acceleration a(start = 0) "Acceleration, derivative of v"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Force f "Driving force along the axis";
protected
  Visualizers.Advanced.Shape box(
    shapeType = "box", color = boxColor, specularCoefficient = specularCoefficient,
    length = if noEvent(abs(s) > 1.e-6) then s else 1.e-6, width = boxWidth, height = boxHeight,
    lengthDirection = e, widthDirection = boxWidthDirection, r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "What is shown";
  Translational.Components.Fixed fixed "Housing: the driving force is counted against frame_a"
    annotation(Placement(transformation(extent = {{-50, 30}, {-30, 50}})));
  Translational.Interfaces.InternalSupport internalAxis(f = f) "From the equations to the flange"
    annotation(Placement(transformation(extent = {{70, 50}, {90, 30}})));
  Translational.Sources.ConstantForce constantForce(f_constant = 0) if not useAxisFlange "No drive"
    annotation(Placement(transformation(extent = {{40, 30}, {60, 50}})));
equation
  // frame_b slides along e; force and torque pass through, the torques balanced about the origin of frame_b.
  frame_b.R = frame_a.R;
  frame_b.r_0 - frame_a.r_0 = Frames.resolve1(frame_a.R, e * s);
  frame_a.t = s * cross(e, frame_a.f) - frame_b.t;
  frame_a.f = -frame_b.f;
  {v, a} = {der(s), der(v)};

  // Power: what the drive does on the way ds is what the force along e does.
  0 = f + frame_b.f * e;
  internalAxis.s = s;
  connect(internalAxis.flange, constantForce.flange);
  connect(axis, internalAxis.flange);
  connect(support, fixed.flange);
  annotation(Documentation(info = "<html>
<p>A slide: <code>frame_b</code> moves along an axis of <code>frame_a</code> and stays parallel to it.</p>
<h4>Equations</h4>
<p><code>frame_b.r_0 = frame_a.r_0 + s*n (n of length one, in the axes of frame_a), frame_b.R = frame_a.R</code><br>
<code>v = der(s), a = der(v)</code><br>
<code>f = -n*frame_b.f; without flanges f = 0</code></p>
<h4>Signs</h4>
<p><code>s</code> is the distance from <code>frame_a</code> to <code>frame_b</code>, positive along <code>n</code>.
<code>f</code> is the driving force along <code>n</code> on the body at <code>frame_b</code>; the body at
<code>frame_a</code> feels the opposite.</p>
<h4>Use</h4>
<p>With <code>useAxisFlange</code> the slide is driven by what hangs between <code>axis</code> and
<code>support</code>: a spring, a damper, a position source of <code>Translational</code>; then <code>axis.s =
s</code> and <code>axis.f = f</code>. <code>s</code> and <code>v</code> are the natural states, with start values
here. A damper between both flanges is the usual friction. Closing a loop, do not fix the starts of all its
joints.</p>
</html>"));
end Prismatic;
