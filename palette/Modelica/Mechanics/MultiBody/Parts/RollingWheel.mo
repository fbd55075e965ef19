within Modelica.Mechanics.MultiBody.Parts;
model RollingWheel "Wheel that rolls without slip on the plane z = 0"
  parameter Boolean animation = true "Show the part in space";
  parameter SI.Radius radius "Radius of the wheel";
  parameter SI.Mass m "Mass of the wheel";
  parameter SI.Inertia I_axis "Moment of inertia about the axis of the wheel";
  parameter SI.Inertia I_long "Moment of inertia about an axis across";
  parameter StateSelect stateSelect = StateSelect.always "How much the generalised coordinates are wanted as states"
    annotation(Evaluate = true, HideResult = true);
  SI.Position x(start = 0, fixed = true, stateSelect = stateSelect) "x of the centre of the wheel";
  SI.Position y(start = 0, fixed = true, stateSelect = stateSelect) "y of the centre of the wheel";
  SI.Angle angles[3](start = {0, 0, 0}, each fixed = true, each stateSelect = stateSelect)
    "Angles about z, new y, new x that turn the world frame into frame_a"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularVelocity der_angles[3](start = {0, 0, 0}, each fixed = true, each stateSelect = stateSelect)
    "Derivatives of the angles"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  parameter SI.Distance width = 0.035 "Half of the width of the wheel"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter Real hollowFraction = 0.8 "Inner over outer radius of the wheel"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter Types.Color color = {30, 30, 30} "Colour of the wheel"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  Modelica.Mechanics.MultiBody.Parts.Body body(
    final r_CM = {0, 0, 0}, final m = m, final I_11 = I_long, final I_22 = I_axis, final I_33 = I_long,
    final I_21 = 0, final I_31 = 0, final I_32 = 0, animation = false) "Mass and inertia"
    annotation(Placement(transformation(extent = {{20, -10}, {40, 10}})));
  Modelica.Mechanics.MultiBody.Interfaces.Frame_a frame_a
    "Centre of the wheel: x ahead, y along the axis, at angles zero"
    annotation(Placement(transformation(extent = {{-16, -16}, {16, 16}})));
  Modelica.Mechanics.MultiBody.Joints.RollingWheel rollingWheel(radius = radius, stateSelect = StateSelect.avoid)
    "Rolls without slip" annotation(Placement(transformation(extent = {{-40, -10}, {-20, 10}})));
  Modelica.Mechanics.MultiBody.Visualizers.FixedShape fixedShape(
    final animation = animation, final shapeType = "pipe", final r_shape = {0, -width, 0},
    final lengthDirection = {0, 1, 0}, final widthDirection = {1, 0, 0}, final length = 2 * width,
    final width = 2 * radius, final height = 2 * radius, final color = color, final extra = hollowFraction)
    if animation "What is shown"
    annotation(Placement(transformation(extent = {{20, 20}, {40, 40}})));
equation
  connect(frame_a, rollingWheel.frame_a);
  connect(frame_a, body.frame_a);
  connect(frame_a, fixedShape.frame_a);
  der_angles = rollingWheel.der_angles;
  angles = rollingWheel.angles;
  {x, y} = {rollingWheel.x, rollingWheel.y};
  annotation(defaultComponentName = "wheel", Documentation(info = "<html>
<p>A wheel with mass that rolls without slip on the plane z = 0, and may steer and lean.</p>
<h4>Equations</h4>
<p><code>angles: heading about z, rolling about the new y, leaning about the new x</code><br>
<code>no slip: the lowest point of the rim has no velocity in the plane</code><br>
<code>mass m, inertia I_axis about y of frame_a and I_long across</code></p>
<h4>Signs</h4>
<p><code>y</code> of <code>frame_a</code> is the axis of the wheel; a positive rolling speed
<code>der_angles[2]</code> at zero heading moves it along x. The forces of the road stand in
<code>rollingWheel</code>: <code>f_n</code> up, <code>f_lat</code> along the axis, <code>f_long</code> backwards.</p>
<h4>Use</h4>
<p>Gravity has to point against z: <code>n = {0, 0, -1}</code> in the world. Five coordinates but three speeds: a
wheel that must not slip can be anywhere, yet cannot move in every direction. All start values are fixed. It cannot
take off (watch that <code>f_n</code> stays positive) and must not lie flat. Other bodies, e.g. a fork, are connected
at <code>frame_a</code>.</p>
</html>"));
end RollingWheel;
