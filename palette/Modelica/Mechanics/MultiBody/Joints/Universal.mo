within Modelica.Mechanics.MultiBody.Joints;
model Universal "Two hinges one after the other: Cardan joint"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames;
  parameter Boolean animation = true "Show the part in space";
  parameter Types.Axis n_a = {1, 0, 0} "Axis of the first hinge, fixed in frame_a"
    annotation(Evaluate = true);
  parameter Types.Axis n_b = {0, 1, 0} "Axis of the second hinge, fixed in frame_b"
    annotation(Evaluate = true);
  parameter SI.Distance cylinderLength = world.defaultJointLength "Length of the cylinders along the axes"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Distance cylinderDiameter = world.defaultJointWidth "Diameter of the cylinders"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color cylinderColor = Types.Defaults.JointColor "Colour of the cylinders"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter StateSelect stateSelect = StateSelect.prefer "How much angles and speeds are wanted as states"
    annotation(Dialog(tab = "Advanced"));
  Revolute revolute_a(
    n = n_a, stateSelect = StateSelect.never, cylinderDiameter = cylinderDiameter, cylinderLength = cylinderLength,
    cylinderColor = cylinderColor, specularCoefficient = specularCoefficient, animation = animation) "First hinge"
    annotation(Placement(transformation(extent = {{-60, -25}, {-10, 25}})));
  Revolute revolute_b(
    n = n_b, stateSelect = StateSelect.never, cylinderDiameter = cylinderDiameter, cylinderLength = cylinderLength,
    cylinderColor = cylinderColor, specularCoefficient = specularCoefficient, animation = animation) "Second hinge"
    annotation(Placement(transformation(extent = {{-25, -25}, {25, 25}}, rotation = 90, origin = {35, 45})));
  SI.Angle phi_a(start = 0, stateSelect = stateSelect) "Angle of the first hinge"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Angle phi_b(start = 0, stateSelect = stateSelect) "Angle of the second hinge"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularVelocity w_a(start = 0, stateSelect = stateSelect) "Derivative of phi_a"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularVelocity w_b(start = 0, stateSelect = stateSelect) "Derivative of phi_b"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularAcceleration a_a(start = 0) "Derivative of w_a"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularAcceleration a_b(start = 0) "Derivative of w_b"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
equation
  connect(revolute_b.frame_a, revolute_a.frame_b);
  connect(revolute_a.frame_a, frame_a);
  connect(frame_b, revolute_b.frame_b);
  {phi_a, phi_b} = {revolute_a.phi, revolute_b.phi};
  {w_a, w_b} = {der(phi_a), der(phi_b)};
  {a_a, a_b} = {der(w_a), der(w_b)};
  annotation(Documentation(info = "<html>
<p>A Cardan joint: two hinges one after the other whose origins coincide.</p>
<h4>Equations</h4>
<p><code>frame_b.r_0 = frame_a.r_0</code><br>
<code>frame_b is turned against frame_a by phi_a about n_a, then by phi_b about n_b</code><br>
<code>no torque about either axis</code></p>
<h4>Signs</h4>
<p><code>n_a</code> is fixed in <code>frame_a</code>, <code>n_b</code> in <code>frame_b</code>; both angles count by
the right-hand rule, from <code>frame_a</code> towards <code>frame_b</code>.</p>
<h4>Use</h4>
<p>Shafts at an angle: the speed of the second shaft is not constant while the first one's is; two such joints in the
right phase cancel this. If <code>n_a</code> and <code>n_b</code> are parallel it is a hinge with two coordinates and
cannot be solved. No drive, no friction: for those put two <code>Revolute</code> joints in a row.</p>
</html>"));
end Universal;
