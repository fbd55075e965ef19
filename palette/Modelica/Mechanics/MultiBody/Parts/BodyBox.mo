within Modelica.Mechanics.MultiBody.Parts;
model BodyBox "Rigid box, whose mass and inertia follow from size and density"
  import Modelica.Mechanics.MultiBody.Types;
  import Modelica.Math.Vectors.normalizeWithAssert;
  import Modelica.Units.Conversions.to_unit1;
  Interfaces.Frame_a frame_a "Frame fixed in the box"
    annotation(Placement(transformation(extent = {{-116, -16}, {-84, 16}})));
  Interfaces.Frame_b frame_b "Frame fixed in the box, off frame_a by r"
    annotation(Placement(transformation(extent = {{84, -16}, {116, 16}})));
  parameter Boolean animation = true "Show the part in space";
  parameter SI.Position r[3](start = {0.1, 0, 0}) "From frame_a to frame_b, seen from frame_a";
  parameter SI.Position r_shape[3] = {0, 0, 0}
    "From frame_a to the middle of the near end of the box, seen from frame_a";
  parameter Types.Axis lengthDirection = to_unit1(r - r_shape) "Direction of the length, seen from frame_a"
    annotation(Evaluate = true);
  parameter Types.Axis widthDirection = {0, 1, 0} "Direction of the width, seen from frame_a"
    annotation(Evaluate = true);
  parameter SI.Length length = Modelica.Math.Vectors.length(r - r_shape) "Length of the box";
  parameter SI.Distance width = length / world.defaultWidthFraction "Width of the box";
  parameter SI.Distance height = width "Height of the box";
  parameter SI.Distance innerWidth = 0 "Width of the hole along the length";
  parameter SI.Distance innerHeight = innerWidth "Height of the hole";
  parameter SI.Density density = 7700 "Density; default: steel";
  input Types.Color color = Types.Defaults.BodyColor "Colour of the box"
    annotation(Dialog(colorSelector = true, enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(enable = animation));
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
  parameter Boolean enforceStates = false "Position and orientation of this body are states, however it is joined"
    annotation(Evaluate = true, Dialog(tab = "Advanced"));
  parameter Boolean useQuaternions = true
    "Orientation states are quaternions, which work in every pose; otherwise three angles"
    annotation(Evaluate = true, Dialog(tab = "Advanced"));
  parameter Types.RotationSequence sequence_angleStates = {1, 2, 3} "Axes of the three turns if the states are angles"
    annotation(Evaluate = true, Dialog(tab = "Advanced", enable = not useQuaternions));
  final parameter SI.Mass mo(min = 0) = density * length * width * height "Mass without the hole";
  final parameter SI.Mass mi(min = 0) = density * length * innerWidth * innerHeight "Mass of what the hole would hold";
  final parameter SI.Mass m(min = 0) = mo - mi "Mass of the box";
  final parameter Frames.Orientation R = Frames.from_nxy(r, widthDirection) "Turns frame_a into the axes of the box";
  final parameter SI.Position r_CM[3] = r_shape + normalizeWithAssert(lengthDirection) * length / 2
    "From frame_a to the centre of mass, seen from frame_a";
  final parameter SI.Inertia I[3, 3] = Frames.resolveDyade1(R, diagonal({
    mo * (width ^ 2 + height ^ 2) - mi * (innerWidth ^ 2 + innerHeight ^ 2),
    mo * (length ^ 2 + height ^ 2) - mi * (length ^ 2 + innerHeight ^ 2),
    mo * (length ^ 2 + width ^ 2) - mi * (length ^ 2 + innerWidth ^ 2)} / 12))
    "Inertia tensor about the centre of mass, seen from frame_a";
  Body body(
    animation = false, r_CM = r_CM, m = m,
    I_11 = I[1, 1], I_22 = I[2, 2], I_33 = I[3, 3], I_21 = I[2, 1], I_31 = I[3, 1], I_32 = I[3, 2],
    sequence_start = sequence_start, angles_fixed = angles_fixed, angles_start = angles_start,
    w_0_fixed = w_0_fixed, w_0_start = w_0_start, z_0_fixed = z_0_fixed, z_0_start = z_0_start,
    useQuaternions = useQuaternions, sequence_angleStates = sequence_angleStates, enforceStates = false)
    "Mass and inertia" annotation(Placement(transformation(extent = {{-30, -80}, {10, -40}})));
  FixedTranslation frameTranslation(
    r = r, animation = animation, shapeType = "box", r_shape = r_shape, lengthDirection = lengthDirection,
    widthDirection = widthDirection, length = length, width = width, height = height, color = color,
    specularCoefficient = specularCoefficient) "Rod to frame_b"
    annotation(Placement(transformation(extent = {{-30, -20}, {10, 20}})));
protected
  outer Modelica.Mechanics.MultiBody.World world "Gravity and defaults";
equation
  assert(innerHeight <= height, "the hole of a box is higher than the box: innerHeight > height");
  assert(innerWidth <= width, "the hole of a box is wider than the box: innerWidth > width");
  connect(body.frame_a, frame_a);
  connect(frameTranslation.frame_a, frame_a);
  connect(frame_b, frameTranslation.frame_b);
  frame_a.r_0 = r_0;
  {v_0, a_0} = {der(r_0), der(v_0)};
  annotation(Documentation(info = "<html>
<p>A rigid box whose mass, centre and inertia follow from its size and density, with a rectangular hole if wanted.</p>
<h4>Equations</h4>
<p><code>m = density*length*(width*height - innerWidth*innerHeight)</code><br>
<code>r_CM = r_shape + direction of the length*length/2</code><br>
<code>I about the length: density*length*(w*h*(w^2 + h^2) - wi*hi*(wi^2 + hi^2))/12, the others likewise</code><br>
<code>frame_b lies off frame_a by r, parallel to it; the motion is that of Body</code></p>
<h4>Signs</h4>
<p><code>r</code> leads from <code>frame_a</code> to <code>frame_b</code> in the axes of <code>frame_a</code>. Cut
force and torque act on the box at each frame. The width lies along <code>widthDirection</code>, as far as it is at
right angles to the length.</p>
<h4>Use</h4>
<p>By default the box reaches from <code>frame_a</code> to <code>frame_b</code>. The density is that of steel. A hole
wider than the box stops the run with a message. If the shape that is seen and the mass have nothing to do with each
other take <code>BodyShape</code>.</p>
</html>"));
end BodyBox;
