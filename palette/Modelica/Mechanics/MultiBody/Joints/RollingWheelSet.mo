within Modelica.Mechanics.MultiBody.Joints;
model RollingWheelSet "Axle and wheels without mass that roll without slip on the plane z = 0"
  Modelica.Mechanics.MultiBody.Interfaces.Frame_a frameMiddle "Middle of the axle: x ahead, y along the axle, z up"
    annotation(Placement(transformation(extent = {{-16, -16}, {16, 16}}, rotation = 90, origin = {0, -20})));
  parameter Boolean animation = true "Show the part in space";
  parameter SI.Radius radius "Radius of the wheels";
  parameter SI.Distance track "Distance of both wheels";
  parameter StateSelect stateSelect = StateSelect.default "How much the generalised coordinates are wanted as states";
  SI.Position x(start = 0, stateSelect = stateSelect) "x of the middle of the axle";
  SI.Position y(start = 0, stateSelect = stateSelect) "y of the middle of the axle";
  SI.Angle phi(start = 0, stateSelect = stateSelect) "Heading: angle from x of the world to x of the middle";
  SI.Angle theta1(start = 0, stateSelect = stateSelect) "Angle of wheel 1 against the axle";
  SI.Angle theta2(start = 0, stateSelect = stateSelect) "Angle of wheel 2 against the axle";
  SI.AngularVelocity der_theta1(start = 0, stateSelect = stateSelect) "Derivative of theta1";
  SI.AngularVelocity der_theta2(start = 0, stateSelect = stateSelect) "Derivative of theta2";
  Modelica.Mechanics.MultiBody.Interfaces.Frame_a frame1 "Wheel 1, on the left"
    annotation(Placement(transformation(extent = {{-96, 16}, {-64, -16}})));
  Modelica.Mechanics.MultiBody.Interfaces.Frame_b frame2 "Wheel 2, on the right"
    annotation(Placement(transformation(extent = {{64, 16}, {96, -16}})));
  Parts.Fixed fixed(r = {0, 0, radius}, animation = animation) "Level of the axle"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 90, origin = {0, -90})));
  Parts.FixedTranslation rod1(r = {0, track / 2, 0}, animation = animation) "Axle to wheel 1"
    annotation(Placement(transformation(extent = {{-10, -10}, {-30, 10}})));
  Prismatic prismatic1(animation = animation) "Along x"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 90, origin = {0, -66})));
  Prismatic prismatic2(n = {0, 1, 0}, animation = animation) "Along y"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 180, origin = {-24, -50})));
  Revolute revolute(animation = animation) "Heading"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 90, origin = {0, -22})));
  Parts.FixedTranslation rod2(r = {0, -track / 2, 0}, animation = animation) "Axle to wheel 2"
    annotation(Placement(transformation(extent = {{10, -10}, {30, 10}})));
  Revolute revolute1(n = {0, 1, 0}, useAxisFlange = true, animation = animation) "Bearing of wheel 1"
    annotation(Placement(transformation(extent = {{-40, -10}, {-60, 10}})));
  Revolute revolute2(n = {0, 1, 0}, useAxisFlange = true, animation = animation) "Bearing of wheel 2"
    annotation(Placement(transformation(extent = {{40, -10}, {60, 10}})));
  Internal.RollingConstraintVerticalWheel rolling1(radius = radius) "Wheel 1 slips in no direction"
    annotation(Placement(transformation(extent = {{-80, -60}, {-60, -40}})));
  // The axle is rigid: if wheel 1 does not slip across, neither does wheel 2.
  Internal.RollingConstraintVerticalWheel rolling2(radius = radius, lateralSlidingConstraint = false)
    "Wheel 2 does not slip ahead" annotation(Placement(transformation(extent = {{60, -60}, {80, -40}})));
  Modelica.Mechanics.Rotational.Interfaces.Flange_a axis1 "Drive of wheel 1"
    annotation(Placement(transformation(extent = {{-110, 90}, {-90, 110}})));
  Modelica.Mechanics.Rotational.Interfaces.Flange_a axis2 "Drive of wheel 2"
    annotation(Placement(transformation(extent = {{90, 90}, {110, 110}})));
  Parts.Mounting1D mounting1D "Axle, against which the wheels are driven"
    annotation(Placement(transformation(extent = {{-10, 38}, {10, 58}})));
  Modelica.Mechanics.Rotational.Interfaces.Flange_b support "Axle, against which the wheels are driven"
    annotation(Placement(transformation(extent = {{-10, 70}, {10, 90}})));
equation
  // The middle: two slides and a turn above the road
  connect(prismatic1.frame_a, fixed.frame_b);
  connect(prismatic2.frame_a, prismatic1.frame_b);
  connect(revolute.frame_a, prismatic2.frame_b);
  connect(frameMiddle, revolute.frame_b);
  {x, y, phi} = {prismatic1.s, prismatic2.s, revolute.phi};

  // To the left and to the right: half of the axle, a bearing, a wheel
  connect(frameMiddle, rod1.frame_a);
  connect(revolute1.frame_a, rod1.frame_b);
  connect(rolling1.frame_a, frame1);
  connect(frame1, revolute1.frame_b);
  {theta1, der_theta1} = {revolute1.phi, der(theta1)};
  connect(frameMiddle, rod2.frame_a);
  connect(revolute2.frame_a, rod2.frame_b);
  connect(rolling2.frame_a, frame2);
  connect(frame2, revolute2.frame_b);
  {theta2, der_theta2} = {revolute2.phi, der(theta2)};

  // Drives
  connect(axis2, revolute2.axis);
  connect(axis1, revolute1.axis);
  connect(support, mounting1D.flange_b);
  connect(mounting1D.frame_a, frameMiddle);
  annotation(defaultComponentName = "wheelSet", Documentation(info = "<html>
<p>Holds an axle level above the plane z = 0 and lets its two wheels, which have no mass, roll without slip.</p>
<h4>Equations</h4>
<p><code>both points of contact have no velocity along their wheel; the axle none across</code><br>
<code>speed ahead: radius*(der_theta1 + der_theta2)/2, turn about z: radius*(der_theta2 - der_theta1)/track</code></p>
<h4>Signs</h4>
<p><code>phi</code> is the heading, the angle from x of the world to x of <code>frameMiddle</code> by the right-hand
rule about z; <code>theta1</code> (left wheel) and <code>theta2</code> (right) count forward about y of the axle.
<code>y</code> of <code>frameMiddle</code> points to wheel 1. The torque of <code>axis1</code> and <code>axis2</code>
drives the wheels against <code>support</code>.</p>
<h4>Use</h4>
<p>Connect bodies to <code>frame1</code>, <code>frame2</code> and <code>frameMiddle</code>, or take
<code>Parts.RollingWheelSet</code>, whose wheels have mass. Gravity has to point against z. The five coordinates have
start values; of the speeds only those of both wheels are free. The axle cannot tilt or take off.</p>
</html>"));
end RollingWheelSet;
