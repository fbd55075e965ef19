within Modelica.Mechanics.MultiBody.Joints;
model Spherical "Ball joint"
  import Modelica.Mechanics.MultiBody.Frames;
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames;
  parameter Boolean animation = true "Show the part in space";
  parameter SI.Distance sphereDiameter = world.defaultJointLength "Diameter of the sphere"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input Types.Color sphereColor = Types.Defaults.JointColor "Colour of the sphere"
    annotation(Dialog(colorSelector = true, group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(group = "if animation = true", enable = animation));
  parameter Boolean angles_fixed = false "The angles angles_start hold at the start; otherwise they are a guess"
    annotation(Evaluate = true, choices(checkBox = true), Dialog(tab = "Initialization"));
  parameter SI.Angle angles_start[3] = {0, 0, 0}
    "Angles that turn frame_a into frame_b about the axes of sequence_start"
    annotation(Dialog(tab = "Initialization"));
  parameter Types.RotationSequence sequence_start = {1, 2, 3}
    "Axes of the three turns of angles_start, one after the other"
    annotation(Evaluate = true, Dialog(tab = "Initialization"));
  parameter Boolean w_rel_a_fixed = false
    "The angular velocity w_rel_a_start holds at the start; otherwise it is a guess"
    annotation(Evaluate = true, choices(checkBox = true), Dialog(tab = "Initialization"));
  parameter SI.AngularVelocity w_rel_a_start[3] = {0, 0, 0}
    "Angular velocity of frame_b against frame_a, seen from frame_a"
    annotation(Dialog(tab = "Initialization"));
  parameter Boolean z_rel_a_fixed = false
    "The angular acceleration z_rel_a_start holds at the start; otherwise it is a guess"
    annotation(Evaluate = true, choices(checkBox = true), Dialog(tab = "Initialization"));
  parameter SI.AngularAcceleration z_rel_a_start[3] = {0, 0, 0} "Derivative of w_rel_a, seen from frame_a"
    annotation(Dialog(tab = "Initialization"));
  parameter Boolean enforceStates = false "The orientation of frame_b against frame_a is a state"
    annotation(Evaluate = true, Dialog(tab = "Advanced"));
  parameter Boolean useQuaternions = true "Orientation states are quaternions; otherwise three angles"
    annotation(Evaluate = true, Dialog(tab = "Advanced", enable = enforceStates));
  parameter Types.RotationSequence sequence_angleStates = {1, 2, 3} "Axes of the three turns if the states are angles"
    annotation(Evaluate = true, Dialog(tab = "Advanced", enable = enforceStates and not useQuaternions));
  final parameter Frames.Orientation R_rel_start = Frames.axesRotations(sequence_start, angles_start, zeros(3))
    "Turns frame_a into frame_b at the start";
protected
  Visualizers.Advanced.Shape sphere(
    shapeType = "sphere", color = sphereColor, specularCoefficient = specularCoefficient, length = sphereDiameter,
    width = sphereDiameter, height = sphereDiameter, lengthDirection = {1, 0, 0}, widthDirection = {0, 1, 0},
    r_shape = {-sphereDiameter / 2, 0, 0}, r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "What is shown";
  // States of the orientation, if enforced
  parameter Frames.Quaternions.Orientation Q_start = Frames.to_Q(R_rel_start) "Quaternion at the start";
  Frames.Quaternions.Orientation Q(
    start = Q_start,
    each stateSelect = if enforceStates and useQuaternions then StateSelect.prefer else StateSelect.never)
    "Turns frame_a into frame_b";
  parameter SI.Angle phi_start[3] =
    if sequence_start[1] == sequence_angleStates[1] and sequence_start[2] == sequence_angleStates[2]
      and sequence_start[3] == sequence_angleStates[3] then angles_start
    else Frames.axesRotationsAngles(R_rel_start, sequence_angleStates)
    "Angles at the start";
  SI.Angle phi[3](
    start = phi_start,
    each stateSelect = if enforceStates and not useQuaternions then StateSelect.always else StateSelect.never)
    "Angles about the axes of sequence_angleStates that turn frame_a into frame_b";
  SI.AngularVelocity phi_d[3](
    each stateSelect = if enforceStates and not useQuaternions then StateSelect.always else StateSelect.never)
    "Derivative of phi";
  SI.AngularAcceleration phi_dd[3] "Derivative of phi_d";
  SI.AngularVelocity w_rel[3](
    start = Frames.resolve2(R_rel_start, w_rel_a_start), fixed = fill(w_rel_a_fixed, 3),
    each stateSelect = if enforceStates and useQuaternions then StateSelect.always else StateSelect.never)
    "Angular velocity of frame_b against frame_a, seen from frame_b";
  Frames.Orientation R_rel "Turns frame_a into frame_b";
initial equation
  if z_rel_a_fixed then
    Frames.resolve1(R_rel_start, der(w_rel)) = z_rel_a_start;
  end if;
  if angles_fixed and not enforceStates then
    Frames.Orientation.equalityConstraint(R_rel_start, Frames.relativeRotation(frame_a.R, frame_b.R)) = zeros(3);
  elseif angles_fixed and useQuaternions then
    Frames.Quaternions.Orientation.equalityConstraint(Q_start, Q) = zeros(3);
  elseif angles_fixed then
    phi = phi_start;
  end if;
equation
  // The origins stay together; forces pass, torques do not.
  frame_a.r_0 = frame_b.r_0;
  {frame_b.t, frame_a.t} = zeros(2, 3);

  // How frame_b is turned: with states of the joint's own, or as the rest of the model says
  if not enforceStates then
    R_rel = Frames.nullRotation();
    // Needed for the start only
    w_rel = if w_rel_a_fixed or z_rel_a_fixed then
      Frames.angularVelocity2(Frames.relativeRotation(frame_a.R, frame_b.R)) else zeros(3);
    frame_a.f = -Frames.resolveRelative(frame_b.f, frame_b.R, frame_a.R);
  else
    Connections.branch(frame_a.R, frame_b.R);
    if not Connections.rooted(frame_a.R) then
      frame_a.R = Frames.absoluteRotation(frame_b.R, Frames.inverseRotation(R_rel));
      frame_b.f = -Frames.resolve2(R_rel, frame_a.f);
    else
      frame_b.R = Frames.absoluteRotation(frame_a.R, R_rel);
      frame_a.f = -Frames.resolve1(R_rel, frame_b.f);
    end if;
  end if;

  // The two kinds of states; one that is not in use rests at zero.
  if enforceStates and useQuaternions then
    Q * Q = 1;
    R_rel = Frames.from_Q(Q, w_rel);
    w_rel = Frames.Quaternions.angularVelocity2(Q, der(Q));
  else
    Q = zeros(4);
  end if;
  if enforceStates and not useQuaternions then
    w_rel = Frames.angularVelocity2(R_rel);
    R_rel = Frames.axesRotations(sequence_angleStates, phi, phi_d);
    {phi_d, phi_dd} = {der(phi), der(phi_d)};
  else
    {phi, phi_d, phi_dd} = zeros(3, 3);
  end if;
  annotation(Documentation(info = "<html>
<p>A ball joint: both frames keep their origins together and turn freely against each other.</p>
<h4>Equations</h4>
<p><code>frame_b.r_0 = frame_a.r_0</code><br>
<code>frame_a.f and frame_b.f are opposite, seen in the same axes</code><br>
<code>frame_a.t = 0, frame_b.t = 0</code></p>
<h4>Signs</h4>
<p>Cut forces act on the joint at each frame, in the axes of that frame. <code>angles_start</code> turns
<code>frame_a</code> into <code>frame_b</code> about the axes of <code>sequence_start</code>;
<code>w_rel_a_start</code> is the angular velocity of <code>frame_b</code> against <code>frame_a</code> in the axes of
<code>frame_a</code>.</p>
<h4>Use</h4>
<p>The orientation of <code>frame_b</code> comes from the body that hangs there, unless <code>enforceStates</code>
makes it a state of the joint. Give the start angles here or in the body, not in both. Two ball joints with a rod
between them: <code>SphericalSpherical</code> is much cheaper, and the rod cannot spin about itself.</p>
</html>"));
end Spherical;
