within Modelica.Mechanics.MultiBody.Joints;
model Planar "Moves in a plane: two directions and a turn"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames;
  parameter Boolean animation = true "Show the part in space";
  parameter Types.Axis n = {0, 0, 1} "At right angles to the plane, seen from frame_a"
    annotation(Evaluate = true);
  parameter Types.Axis n_x = {1, 0, 0}
    "Direction of s_x in the plane, seen from frame_a; only its part in the plane counts"
    annotation(Evaluate = true);
  parameter SI.Distance cylinderLength = world.defaultJointLength "Length of the cylinder of the turn"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Distance cylinderDiameter = world.defaultJointWidth "Diameter of the cylinder"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color cylinderColor = Types.Defaults.JointColor "Colour of the cylinder"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Distance boxWidth = 0.3 * cylinderDiameter "Width of the boxes along the slides"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Distance boxHeight = boxWidth "Height of the boxes"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color boxColor = Types.Defaults.JointColor "Colour of the boxes"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  parameter StateSelect stateSelect = StateSelect.prefer "How much coordinates and speeds are wanted as states"
    annotation(Dialog(tab = "Advanced"));
  Prismatic prismatic_x(stateSelect = StateSelect.never, n = cross(cross(n, n_x), n), animation = false) "First slide"
    annotation(Placement(transformation(extent = {{-69, -20}, {-29, 20}})));
  Prismatic prismatic_y(stateSelect = StateSelect.never, n = cross(n, n_x), animation = false) "Second slide"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 90, origin = {0, 50})));
  Revolute revolute(stateSelect = StateSelect.never, n = n, animation = false) "Turn"
    annotation(Placement(transformation(extent = {{41, -20}, {81, 20}})));
  SI.Position s_x(start = 0, stateSelect = stateSelect) "Distance along n_x"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Position s_y(start = 0, stateSelect = stateSelect) "Distance along n x n_x"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Angle phi(start = 0, stateSelect = stateSelect) "Angle from frame_a to frame_b about n"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Velocity v_x(start = 0, stateSelect = stateSelect) "Derivative of s_x"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Velocity v_y(start = 0, stateSelect = stateSelect) "Derivative of s_y"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularVelocity w(start = 0, stateSelect = stateSelect) "Derivative of phi"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Acceleration a_x(start = 0) "Derivative of v_x"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Acceleration a_y(start = 0) "Derivative of v_y"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularAcceleration wd(start = 0) "Derivative of w"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
protected
  parameter Integer ndim = if world.enableAnimation and animation then 1 else 0 "Number of shapes of a kind";
  parameter Real e[3](each final unit = "1") = Modelica.Math.Vectors.normalize(n) "Unit vector across the plane";
  Visualizers.Advanced.Shape box_x[ndim](
    each shapeType = "box", each color = boxColor, each length = prismatic_x.s, each width = boxWidth,
    each height = boxWidth, each lengthDirection = prismatic_x.e, each widthDirection = {0, 1, 0},
    each r = frame_a.r_0, each R = frame_a.R) "First slide";
  Visualizers.Advanced.Shape box_y[ndim](
    each shapeType = "box", each color = boxColor, each length = prismatic_y.s, each width = boxWidth,
    each height = boxWidth, each lengthDirection = prismatic_y.e, each widthDirection = {1, 0, 0},
    each r = prismatic_y.frame_a.r_0, each R = prismatic_y.frame_a.R) "Second slide";
  Visualizers.Advanced.Shape cylinder[ndim](
    each shapeType = "cylinder", each color = cylinderColor, each length = cylinderLength,
    each width = cylinderDiameter, each height = cylinderDiameter, each lengthDirection = n,
    each widthDirection = {0, 1, 0}, each r_shape = -e * (cylinderLength / 2), each r = revolute.frame_b.r_0,
    each R = revolute.frame_b.R) "Turn";
equation
  connect(prismatic_y.frame_a, prismatic_x.frame_b);
  connect(revolute.frame_a, prismatic_y.frame_b);
  connect(prismatic_x.frame_a, frame_a);
  connect(frame_b, revolute.frame_b);
  {s_x, s_y, phi} = {prismatic_x.s, prismatic_y.s, revolute.phi};
  {v_x, v_y, w} = {der(s_x), der(s_y), der(phi)};
  {a_x, a_y, wd} = {der(v_x), der(v_y), der(w)};
  annotation(Documentation(info = "<html>
<p>Lets <code>frame_b</code> move in a plane of <code>frame_a</code>: along two directions, and turn about the
normal.</p>
<h4>Equations</h4>
<p><code>frame_b lies off frame_a by s_x along n_x and s_y along n x n_x</code><br>
<code>frame_b is turned against frame_a by phi about n</code><br>
<code>no forces in the plane, no torque about n</code></p>
<h4>Signs</h4>
<p><code>n</code> is the normal of the plane and <code>n_x</code> the first direction, both seen from
<code>frame_a</code>; only the part of <code>n_x</code> in the plane counts. <code>phi</code> counts from
<code>frame_a</code> to <code>frame_b</code> by the right-hand rule about <code>n</code>. Velocities and accelerations
are the derivatives.</p>
<h4>Use</h4>
<p>A puck, a vehicle seen from above, a body that is to stay in a plane. Three freedoms, no drive, no friction. Two
planar joints in a loop hold the loop across the plane twice: then one has to go.</p>
</html>"));
end Planar;
