within Modelica.Mechanics.MultiBody.Joints;
model Revolute "Hinge about an axis"
  Modelica.Mechanics.Rotational.Interfaces.Flange_a axis if useAxisFlange "Flange that drives the hinge"
    annotation(Placement(transformation(extent = {{10, 90}, {-10, 110}})));
  Modelica.Mechanics.Rotational.Interfaces.Flange_b support if useAxisFlange "Flange of what drives, held by frame_a"
    annotation(Placement(transformation(extent = {{-70, 90}, {-50, 110}})));
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialElementaryJoint;
  parameter Boolean useAxisFlange = false "Show the flanges axis and support"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter Boolean animation = true "Show the part in space";
  parameter Types.Axis n = {0, 0, 1} "Axis of the hinge, the same seen from both frames"
    annotation(Evaluate = true);
  parameter SI.Distance cylinderLength = world.defaultJointLength "Length of the cylinder along the axis"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Distance cylinderDiameter = world.defaultJointWidth "Diameter of the cylinder"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color cylinderColor = Types.Defaults.JointColor "Colour of the cylinder"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter StateSelect stateSelect = StateSelect.prefer "How much phi and w are wanted as states"
    annotation(Dialog(tab = "Advanced"));
  SI.Angle phi(start = 0, final stateSelect = stateSelect) "Angle from frame_a to frame_b"
    annotation(unassignedMessage = "The angle of a hinge cannot be computed: is its axis flange connected?
In a plane loop one hinge has to be a RevolutePlanarLoopConstraint.",
      Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularVelocity w(start = 0, stateSelect = stateSelect) "Angular velocity, derivative of phi"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularAcceleration a(start = 0) "Angular acceleration, derivative of w"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Torque tau "Driving torque about the axis";
  SI.Angle angle "The same as phi";
protected
  parameter Real e[3](each final unit = "1") = Modelica.Math.Vectors.normalizeWithAssert(n)
    "Unit vector along the axis";
  Frames.Orientation R_rel "Turns the frame whose orientation is known first into the other one";
  Visualizers.Advanced.Shape cylinder(
    shapeType = "cylinder", color = cylinderColor, specularCoefficient = specularCoefficient,
    length = cylinderLength, width = cylinderDiameter, height = cylinderDiameter, lengthDirection = e,
    widthDirection = {0, 1, 0}, r_shape = -e * (cylinderLength / 2), r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "What is shown";
  Modelica.Mechanics.Rotational.Components.Fixed fixed "Housing: the driving torque is counted against frame_a"
    annotation(Placement(transformation(extent = {{-70, 70}, {-50, 90}})));
  Rotational.Interfaces.InternalSupport internalAxis(tau = tau) "From the equations to the flange"
    annotation(Placement(transformation(extent = {{-10, 90}, {10, 70}})));
  Rotational.Sources.ConstantTorque constantTorque(tau_constant = 0) if not useAxisFlange "No drive"
    annotation(Placement(transformation(extent = {{40, 70}, {20, 90}})));
equation
  angle = phi;
  {w, a} = {der(phi), der(w)};
  frame_a.r_0 = frame_b.r_0;

  // Orientation is handed on from the side that is nearer to a root, force and torque the other way. Seen backwards,
  // the hinge turns about -e.
  if not Connections.rooted(frame_a.R) then
    frame_a.R = Frames.absoluteRotation(frame_b.R, R_rel);
    R_rel = Frames.planarRotation(-e, phi, w);
    zeros(3) = Frames.resolve1(R_rel, frame_a.t) + frame_b.t;
    zeros(3) = Frames.resolve1(R_rel, frame_a.f) + frame_b.f;
  else
    frame_b.R = Frames.absoluteRotation(frame_a.R, R_rel);
    R_rel = Frames.planarRotation(e, phi, w);
    zeros(3) = Frames.resolve1(R_rel, frame_b.t) + frame_a.t;
    zeros(3) = Frames.resolve1(R_rel, frame_b.f) + frame_a.f;
  end if;

  // Power: what the drive does on the turn dphi is what the torque about e does.
  0 = tau + e * frame_b.t;
  internalAxis.phi = phi;
  connect(internalAxis.flange, constantTorque.flange);
  connect(axis, internalAxis.flange);
  connect(support, fixed.flange);
  annotation(Documentation(info = "<html>
<p>A hinge: <code>frame_b</code> turns about an axis of <code>frame_a</code> and keeps its origin there.</p>
<h4>Equations</h4>
<p><code>frame_b.r_0 = frame_a.r_0, frame_b is turned against frame_a by phi about n</code><br>
<code>w = der(phi), a = der(w)</code><br>
<code>tau = -n*frame_b.t; without flanges tau = 0</code></p>
<h4>Signs</h4>
<p><code>phi</code> is the angle from <code>frame_a</code> to <code>frame_b</code> by the right-hand rule about
<code>n</code>, which is the same seen from both frames. <code>tau</code> is the driving torque about <code>n</code>
on the body at <code>frame_b</code>; the body at <code>frame_a</code> feels the opposite.</p>
<h4>Use</h4>
<p>With <code>useAxisFlange</code> the hinge is driven by what hangs between <code>axis</code> and
<code>support</code>: a motor, a gear, a damper of <code>Rotational</code>; then <code>axis.phi = phi</code> and
<code>axis.tau = tau</code>. <code>phi</code> and <code>w</code> are the natural states, with start values here. At
<code>phi = 0</code> both frames are parallel. In a plane loop of hinges one of them has to be a
<code>RevolutePlanarLoopConstraint</code>.</p>
</html>"));
end Revolute;
