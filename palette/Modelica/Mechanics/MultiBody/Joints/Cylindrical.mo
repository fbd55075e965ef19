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
  phi = revolute.phi;
  w = der(phi);
  wd = der(w);
  s = prismatic.s;
  v = der(s);
  a = der(v);
  connect(frame_a, prismatic.frame_a);
  connect(prismatic.frame_b, revolute.frame_a);
  connect(revolute.frame_b, frame_b);
  annotation(Documentation(info = "<html>
<p>frame_b slides by <code>s</code> [m] along <code>n</code> and turns by <code>phi</code> [rad] about it, without
friction and drive.</p>
</html>"));
end Cylindrical;
