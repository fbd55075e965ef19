within Modelica.Mechanics.MultiBody.Parts;
model RollingWheelSet "Axle with two wheels that roll without slip on the plane z = 0"
  Modelica.Mechanics.MultiBody.Interfaces.Frame_a frameMiddle "Middle of the axle: x ahead, y along the axle, z up"
    annotation(Placement(transformation(extent = {{-16, -16}, {16, 16}}, rotation = 90, origin = {0, -20})));
  parameter Boolean animation = true "Show the part in space";
  parameter SI.Radius R_wheel "Radius of a wheel";
  parameter SI.Mass m_wheel "Mass of a wheel";
  parameter SI.Inertia I_wheelAxis "Moment of inertia of a wheel about its axis";
  parameter SI.Inertia I_wheelLong "Moment of inertia of a wheel about an axis across";
  parameter SI.Distance track "Distance of both wheels";
  parameter StateSelect stateSelect = StateSelect.always "How much the generalised coordinates are wanted as states";
  SI.Position x(start = 0, fixed = true, stateSelect = stateSelect) "x of the middle of the axle";
  SI.Position y(start = 0, fixed = true, stateSelect = stateSelect) "y of the middle of the axle";
  SI.Angle phi(start = 0, fixed = true, stateSelect = stateSelect)
    "Heading: angle from x of the world to x of the middle";
  SI.Angle theta1(start = 0, fixed = true, stateSelect = stateSelect) "Angle of wheel 1 against the axle";
  SI.Angle theta2(start = 0, fixed = true, stateSelect = stateSelect) "Angle of wheel 2 against the axle";
  SI.AngularVelocity der_theta1(start = 0, fixed = true, stateSelect = stateSelect) "Derivative of theta1";
  SI.AngularVelocity der_theta2(start = 0, fixed = true, stateSelect = stateSelect) "Derivative of theta2";
  parameter SI.Distance width_wheel = 0.01 "Half of the width of a wheel"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter Real hollowFraction = 0.8 "Inner over outer radius of a wheel"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter Types.Color color = {30, 30, 30} "Colour of the wheels"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  Modelica.Mechanics.MultiBody.Interfaces.Frame_a frame1 "Wheel 1, on the left"
    annotation(Placement(transformation(extent = {{-96, 16}, {-64, -16}})));
  Modelica.Mechanics.MultiBody.Interfaces.Frame_b frame2 "Wheel 2, on the right"
    annotation(Placement(transformation(extent = {{64, 16}, {96, -16}})));
  Modelica.Mechanics.MultiBody.Parts.Body body2(
    final r_CM = {0, 0, 0}, final I_21 = 0, final I_31 = 0, final I_32 = 0, animation = false, final m = m_wheel,
    final I_11 = I_wheelLong, final I_22 = I_wheelAxis, final I_33 = I_wheelLong) "Wheel 2"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 90, origin = {60, 30})));
  Modelica.Mechanics.MultiBody.Visualizers.FixedShape shape2(
    final animation = animation, final shapeType = "pipe", final r_shape = {0, -width_wheel, 0},
    final lengthDirection = {0, 1, 0}, final widthDirection = {1, 0, 0}, final length = 2 * width_wheel,
    final width = 2 * R_wheel, final height = 2 * R_wheel, final color = color, final extra = hollowFraction)
    if animation "What is shown"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = -90, origin = {60, -40})));
  Modelica.Mechanics.MultiBody.Parts.Body body1(
    final r_CM = {0, 0, 0}, final I_21 = 0, final I_31 = 0, final I_32 = 0, animation = false, final m = m_wheel,
    final I_11 = I_wheelLong, final I_22 = I_wheelAxis, final I_33 = I_wheelLong) "Wheel 1"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 90, origin = {-60, 30})));
  Modelica.Mechanics.MultiBody.Visualizers.FixedShape shape1(
    final animation = animation, final shapeType = "pipe", final r_shape = {0, -width_wheel, 0},
    final lengthDirection = {0, 1, 0}, final widthDirection = {1, 0, 0}, final length = 2 * width_wheel,
    final width = 2 * R_wheel, final height = 2 * R_wheel, final color = color, final extra = hollowFraction)
    if animation "What is shown"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = -90, origin = {-60, -40})));
  Modelica.Mechanics.Rotational.Interfaces.Flange_a axis1 "Drive of wheel 1"
    annotation(Placement(transformation(extent = {{-110, 90}, {-90, 110}})));
  Modelica.Mechanics.Rotational.Interfaces.Flange_a axis2 "Drive of wheel 2"
    annotation(Placement(transformation(extent = {{90, 90}, {110, 110}})));
  Modelica.Mechanics.MultiBody.Joints.RollingWheelSet wheelSetJoint(
    animation = false, radius = R_wheel, track = track, stateSelect = StateSelect.default, x(fixed = false),
    y(fixed = false), phi(fixed = false), theta1(fixed = false), theta2(fixed = false), der_theta1(fixed = false),
    der_theta2(fixed = false)) "Axle without mass"
    annotation(Placement(transformation(extent = {{-10, 40}, {10, 60}})));
  Modelica.Mechanics.Rotational.Interfaces.Flange_b support "Axle, against which the wheels are driven"
    annotation(Placement(transformation(extent = {{-10, 70}, {10, 90}})));
equation
  // The coordinates are those of the joint.
  {x, y, phi} = {wheelSetJoint.x, wheelSetJoint.y, wheelSetJoint.phi};
  {theta1, theta2} = {wheelSetJoint.theta1, wheelSetJoint.theta2};
  {der_theta1, der_theta2} = {der(theta1), der(theta2)};
  connect(support, wheelSetJoint.support);
  connect(axis1, wheelSetJoint.axis1);
  connect(axis2, wheelSetJoint.axis2);
  connect(frameMiddle, wheelSetJoint.frameMiddle);

  // Each wheel: the joint guides it, the body is its mass, the shape shows it.
  connect(frame1, wheelSetJoint.frame1);
  connect(frame1, body1.frame_a);
  connect(frame1, shape1.frame_a);
  connect(frame2, wheelSetJoint.frame2);
  connect(frame2, body2.frame_a);
  connect(frame2, shape2.frame_a);
  annotation(defaultComponentName = "wheelSet", Documentation(info = "<html>
<p>An axle with two wheels with mass that roll without slip on the plane z = 0.</p>
<h4>Equations</h4>
<p><code>speed ahead: R_wheel*(der_theta1 + der_theta2)/2</code><br>
<code>turn about z: der(phi) = R_wheel*(der_theta2 - der_theta1)/track</code><br>
<code>each wheel: mass m_wheel, inertia I_wheelAxis about its axis and I_wheelLong across</code></p>
<h4>Signs</h4>
<p><code>phi</code> is the heading, from x of the world to x of <code>frameMiddle</code> about z. <code>theta1</code>
is the wheel on the left (positive y), <code>theta2</code> that on the right; both count forward about y. The torques
of <code>axis1</code> and <code>axis2</code> drive the wheels forward against <code>support</code>.</p>
<h4>Use</h4>
<p>Gravity has to point against z. The axle stays level and has no mass; a vehicle's body is connected at
<code>frameMiddle</code>. Motors are connected between <code>axis1</code> or <code>axis2</code> and
<code>support</code>. All start values are fixed.</p>
</html>"));
end RollingWheelSet;
