within Modelica.Mechanics.MultiBody.Parts;
model BodyShape "Rigid body with mass, inertia tensor and a shape, held at two frames"
  import Modelica.Mechanics.MultiBody.Types;
  import Modelica.Units.Conversions.to_unit1;
  Interfaces.Frame_a frame_a "Frame fixed in the body"
    annotation(Placement(transformation(extent = {{-116, -16}, {-84, 16}})));
  Interfaces.Frame_b frame_b "Frame fixed in the body, off frame_a by r"
    annotation(Placement(transformation(extent = {{84, -16}, {116, 16}})));
  parameter Boolean animation = true "Show the part in space";
  parameter Boolean animateSphere = true "Show a sphere at the centre of mass";
  parameter SI.Position r[3](start = {0, 0, 0}) "From frame_a to frame_b, seen from frame_a";
  parameter SI.Position r_CM[3](start = {0, 0, 0}) "From frame_a to the centre of mass, seen from frame_a";
  parameter SI.Mass m(min = 0, start = 1) "Mass";
  parameter SI.Inertia I_11(min = 0) = 0.001 "Moment of inertia about axis 1 of the centre of mass"
    annotation(Dialog(group = "Inertia tensor about the centre of mass, axes parallel to frame_a"));
  parameter SI.Inertia I_22(min = 0) = 0.001 "Moment of inertia about axis 2 of the centre of mass"
    annotation(Dialog(group = "Inertia tensor about the centre of mass, axes parallel to frame_a"));
  parameter SI.Inertia I_33(min = 0) = 0.001 "Moment of inertia about axis 3 of the centre of mass"
    annotation(Dialog(group = "Inertia tensor about the centre of mass, axes parallel to frame_a"));
  parameter SI.Inertia I_21(min = -Modelica.Constants.inf) = 0 "Element (2, 1) of the inertia tensor"
    annotation(Dialog(group = "Inertia tensor about the centre of mass, axes parallel to frame_a"));
  parameter SI.Inertia I_31(min = -Modelica.Constants.inf) = 0 "Element (3, 1) of the inertia tensor"
    annotation(Dialog(group = "Inertia tensor about the centre of mass, axes parallel to frame_a"));
  parameter SI.Inertia I_32(min = -Modelica.Constants.inf) = 0 "Element (3, 2) of the inertia tensor"
    annotation(Dialog(group = "Inertia tensor about the centre of mass, axes parallel to frame_a"));
  SI.Position r_0[3](
    start = {0, 0, 0}, each stateSelect = if enforceStates then StateSelect.always else StateSelect.avoid)
    "From the origin of the world frame to the origin of frame_a, seen from the world frame"
    annotation(Dialog(tab = "Initialization", showStartAttribute = true));
  SI.Velocity v_0[3](
    start = {0, 0, 0}, each stateSelect = if enforceStates then StateSelect.always else StateSelect.avoid)
    "Velocity of frame_a, derivative of r_0"
    annotation(Dialog(tab = "Initialization", showStartAttribute = true));
  SI.Acceleration a_0[3](start = {0, 0, 0}) "Acceleration of frame_a, derivative of v_0"
    annotation(Dialog(tab = "Initialization", showStartAttribute = true));
  parameter Boolean angles_fixed = false "The angles angles_start hold at the start; otherwise they are a guess"
    annotation(Evaluate = true, choices(checkBox = true), Dialog(tab = "Initialization"));
  parameter SI.Angle angles_start[3] = {0, 0, 0}
    "Angles that turn the world frame into frame_a about the axes of sequence_start"
    annotation(Dialog(tab = "Initialization"));
  parameter Types.RotationSequence sequence_start = {1, 2, 3}
    "Axes of the three turns of angles_start, one after the other"
    annotation(Evaluate = true, Dialog(tab = "Initialization"));
  parameter Boolean w_0_fixed = false "The angular velocity w_0_start holds at the start; otherwise it is a guess"
    annotation(Evaluate = true, choices(checkBox = true), Dialog(tab = "Initialization"));
  parameter SI.AngularVelocity w_0_start[3] = {0, 0, 0}
    "Angular velocity of frame_a against the world, seen from the world frame"
    annotation(Dialog(tab = "Initialization"));
  parameter Boolean z_0_fixed = false "The angular acceleration z_0_start holds at the start; otherwise it is a guess"
    annotation(Evaluate = true, choices(checkBox = true), Dialog(tab = "Initialization"));
  parameter SI.AngularAcceleration z_0_start[3] = {0, 0, 0} "Derivative of w_0, seen from the world frame"
    annotation(Dialog(tab = "Initialization"));
  parameter Types.ShapeType shapeType = "cylinder" "Shape to show, or the address of a file with one"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Position r_shape[3] = {0, 0, 0} "From frame_a to the origin of the shape, seen from frame_a"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter Types.Axis lengthDirection = to_unit1(r - r_shape)
    "Direction of the length of the shape, seen from frame_a"
    annotation(Evaluate = true, Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter Types.Axis widthDirection = {0, 1, 0} "Direction of the width of the shape, seen from frame_a"
    annotation(Evaluate = true, Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Length length = Modelica.Math.Vectors.length(r - r_shape) "Length of the shape"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Distance width = length / world.defaultWidthFraction "Width of the shape"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Distance height = width "Height of the shape"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter Types.ShapeExtra extra = 0.0 "Further measure of some shapes, see Visualizers.Advanced.Shape"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color color = Types.Defaults.BodyColor "Colour of the shape"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Diameter sphereDiameter = 2 * width "Diameter of the sphere"
    annotation(Dialog(tab = "Animation", group = "if animation = true and animateSphere = true",
      enable = animation and animateSphere));
  input Types.Color sphereColor = color "Colour of the sphere"
    annotation(Dialog(colorSelector = true, tab = "Animation",
      group = "if animation = true and animateSphere = true", enable = animation and animateSphere));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter Boolean enforceStates = false "Position and orientation of this body are states, however it is joined"
    annotation(Evaluate = true, Dialog(tab = "Advanced"));
  parameter Boolean useQuaternions = true
    "Orientation states are quaternions, which work in every pose; otherwise three angles"
    annotation(Evaluate = true, Dialog(tab = "Advanced"));
  parameter Types.RotationSequence sequence_angleStates = {1, 2, 3} "Axes of the three turns if the states are angles"
    annotation(Evaluate = true, Dialog(tab = "Advanced", enable = not useQuaternions));
  FixedTranslation frameTranslation(r = r, animation = false) "Rod to frame_b"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}})));
  Body body(
    animation = false, r_CM = r_CM, m = m,
    I_11 = I_11, I_22 = I_22, I_33 = I_33, I_21 = I_21, I_31 = I_31, I_32 = I_32,
    sequence_start = sequence_start, angles_fixed = angles_fixed, angles_start = angles_start,
    w_0_fixed = w_0_fixed, w_0_start = w_0_start, z_0_fixed = z_0_fixed, z_0_start = z_0_start,
    useQuaternions = useQuaternions, sequence_angleStates = sequence_angleStates, enforceStates = false)
    "Mass and inertia" annotation(Placement(transformation(extent = {{-30, -80}, {10, -40}})));
protected
  outer Modelica.Mechanics.MultiBody.World world "Gravity and defaults";
  Visualizers.Advanced.Shape shape1(
    shapeType = shapeType, color = color, specularCoefficient = specularCoefficient, r_shape = r_shape, extra = extra,
    lengthDirection = lengthDirection, widthDirection = widthDirection, length = length, width = width, height = height,
    r = frame_a.r_0, R = frame_a.R) if world.enableAnimation and animation "What is shown";
  Visualizers.Advanced.Shape shape2(
    shapeType = "sphere", color = sphereColor, specularCoefficient = specularCoefficient,
    length = sphereDiameter, width = sphereDiameter, height = sphereDiameter, lengthDirection = {1, 0, 0},
    widthDirection = {0, 1, 0}, r_shape = r_CM - {1, 0, 0} * sphereDiameter / 2, r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation and animateSphere "Sphere at the centre of mass";
equation
  connect(body.frame_a, frame_a);
  connect(frameTranslation.frame_a, frame_a);
  connect(frame_b, frameTranslation.frame_b);
  frame_a.r_0 = r_0;
  {v_0, a_0} = {der(r_0), der(v_0)};
  annotation(Documentation(info = "<html>
<p>A rigid body with mass, inertia tensor and a shape, held at two frames.</p>
<h4>Equations</h4>
<p><code>frame_b.r_0 = frame_a.r_0 + r (in the axes of frame_a), frame_b.R = frame_a.R</code><br>
<code>the motion is that of Body: mass m at r_CM, inertia about the centre of mass</code></p>
<h4>Signs</h4>
<p><code>r</code> and <code>r_CM</code> lead from <code>frame_a</code>, in its axes. Cut force and torque act on the
body at each frame. <code>I_21</code> is the element of the tensor, minus the integral of x*y over the mass.</p>
<h4>Use</h4>
<p>The everyday link of a mechanism: <code>frame_a</code> and <code>frame_b</code> are where joints are connected. The
shape has no influence on the motion; any of the shapes of the 3-D view, or a file, can be shown. In a chain the
joints have the states. If mass and inertia shall follow from the shape take <code>BodyBox</code> or
<code>BodyCylinder</code>.</p>
</html>"));
end BodyShape;
