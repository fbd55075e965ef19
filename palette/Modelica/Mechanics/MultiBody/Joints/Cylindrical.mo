within Modelica.Mechanics.MultiBody.Joints;
model Cylindrical "Slide along an axis and turn about it"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames;
  parameter Boolean animation = true "Show the part in space";
  parameter Types.Axis n = {1, 0, 0} "Axis, the same seen from both frames"
    annotation(Evaluate = true);
  parameter SI.Distance cylinderDiameter = world.defaultJointWidth "Diameter of the cylinder"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color cylinderColor = Types.Defaults.JointColor "Colour of the cylinder"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter StateSelect stateSelect = StateSelect.prefer "How much s, phi, v and w are wanted as states"
    annotation(Dialog(tab = "Advanced"));
  Prismatic prismatic(n = n, animation = false, stateSelect = StateSelect.never) "Slides"
    annotation(Placement(transformation(extent = {{-70, -25}, {-15, 25}})));
  Revolute revolute(n = n, animation = false, stateSelect = StateSelect.never) "Turns"
    annotation(Placement(transformation(extent = {{10, -25}, {65, 25}})));
  SI.Position s(start = 0, stateSelect = stateSelect) "Distance from frame_a to frame_b along the axis"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Angle phi(start = 0, stateSelect = stateSelect) "Angle from frame_a to frame_b"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Velocity v(start = 0, stateSelect = stateSelect) "Velocity, derivative of s"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularVelocity w(start = 0, stateSelect = stateSelect) "Angular velocity, derivative of phi"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Acceleration a(start = 0) "Acceleration, derivative of v"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularAcceleration wd(start = 0) "Angular acceleration, derivative of w"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
protected
  Visualizers.Advanced.Shape cylinder(
    shapeType = "cylinder", color = cylinderColor, specularCoefficient = specularCoefficient, length = prismatic.s,
    width = cylinderDiameter, height = cylinderDiameter, lengthDirection = prismatic.n, widthDirection = {0, 1, 0},
    r = frame_a.r_0, R = frame_a.R) if world.enableAnimation and animation "What is shown";
equation
  connect(revolute.frame_a, prismatic.frame_b);
  connect(prismatic.frame_a, frame_a);
  connect(frame_b, revolute.frame_b);
  {s, phi} = {prismatic.s, revolute.phi};
  {v, w} = {der(s), der(phi)};
  {a, wd} = {der(v), der(w)};
  annotation(Documentation(info = "<html>
<p>Lets <code>frame_b</code> slide along an axis of <code>frame_a</code> and turn about it.</p>
<h4>Equations</h4>
<p><code>frame_b.r_0 = frame_a.r_0 + s*n (in the axes of frame_a), v = der(s), a = der(v)</code><br>
<code>frame_b is turned against frame_a by phi about n, w = der(phi), wd = der(w)</code><br>
<code>no force along n, no torque about n</code></p>
<h4>Signs</h4>
<p><code>s</code> counts from <code>frame_a</code> to <code>frame_b</code> along <code>n</code>; <code>phi</code> is
the angle from <code>frame_a</code> to <code>frame_b</code> by the right-hand rule about <code>n</code>.</p>
<h4>Use</h4>
<p>Two freedoms, no drive and no friction: for a drive put a <code>Prismatic</code> and a <code>Revolute</code> in a
row. <code>s</code>, <code>phi</code> and their derivatives are states if <code>stateSelect</code> allows; give their
start values here.</p>
</html>"));
end Cylindrical;
