within Modelica.Mechanics.MultiBody.Joints;
model FreeMotion "No joint at all: measures and starts the motion of frame_b against frame_a"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames;
  parameter Boolean animation = true "Show the part in space";
  SI.Position r_rel_a[3](
    start = {0, 0, 0}, each stateSelect = if enforceStates then StateSelect.always else StateSelect.prefer)
    "From frame_a to frame_b, seen from frame_a"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Velocity v_rel_a[3](
    start = {0, 0, 0}, each stateSelect = if enforceStates then StateSelect.always else StateSelect.prefer)
    "Derivative of r_rel_a, seen from frame_a"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Acceleration a_rel_a[3](start = {0, 0, 0}) "Derivative of v_rel_a, seen from frame_a"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  parameter Boolean angles_fixed = false "The angles angles_start hold at the start; otherwise they are a guess"
    annotation(Evaluate = true, choices(checkBox = true), Dialog(group = "Initialization"));
  parameter SI.Angle angles_start[3] = {0, 0, 0}
    "Angles that turn frame_a into frame_b about the axes of sequence_start"
    annotation(Dialog(group = "Initialization"));
  parameter Types.RotationSequence sequence_start = {1, 2, 3}
    "Axes of the three turns of angles_start, one after the other"
    annotation(Evaluate = true, Dialog(group = "Initialization"));
  parameter Boolean w_rel_a_fixed = false
    "The angular velocity w_rel_a_start holds at the start; otherwise it is a guess"
    annotation(Evaluate = true, choices(checkBox = true), Dialog(group = "Initialization"));
  parameter SI.AngularVelocity w_rel_a_start[3] = {0, 0, 0}
    "Angular velocity of frame_b against frame_a, seen from frame_a"
    annotation(Dialog(group = "Initialization"));
  parameter Boolean z_rel_a_fixed = false
    "The angular acceleration z_rel_a_start holds at the start; otherwise it is a guess"
    annotation(Evaluate = true, choices(checkBox = true), Dialog(group = "Initialization"));
  parameter SI.AngularAcceleration z_rel_a_start[3] = {0, 0, 0} "Derivative of w_rel_a, seen from frame_a"
    annotation(Dialog(group = "Initialization"));
  input Types.Color arrowColor = Types.Defaults.SensorColor "Colour of the arrow from frame_a to frame_b"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter Boolean enforceStates = true "Place and orientation of frame_b against frame_a are states"
    annotation(Evaluate = true, Dialog(tab = "Advanced"));
  parameter Boolean useQuaternions = true "Orientation states are quaternions; otherwise three angles"
    annotation(Evaluate = true, Dialog(tab = "Advanced"));
  parameter Types.RotationSequence sequence_angleStates = {1, 2, 3} "Axes of the three turns if the states are angles"
    annotation(Evaluate = true, Dialog(tab = "Advanced", enable = not useQuaternions));
  final parameter Frames.Orientation R_rel_start = Frames.axesRotations(sequence_start, angles_start, zeros(3))
    "Turns frame_a into frame_b at the start";
protected
  Visualizers.Advanced.Vector arrow(
    coordinates = r_rel_a, color = arrowColor, specularCoefficient = specularCoefficient,
    quantity = Types.VectorQuantity.RelativePosition, r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "What is shown";
  parameter Frames.Quaternions.Orientation Q_start = Frames.to_Q(R_rel_start) "Quaternion at the start";
  Frames.Quaternions.Orientation Q(
    start = Q_start,
    each stateSelect = if not enforceStates then StateSelect.default elseif useQuaternions then StateSelect.prefer
      else StateSelect.never)
    "Turns frame_a into frame_b";
  parameter SI.Angle phi_start[3] =
    if sequence_start[1] == sequence_angleStates[1] and sequence_start[2] == sequence_angleStates[2]
      and sequence_start[3] == sequence_angleStates[3] then angles_start
    else Frames.axesRotationsAngles(R_rel_start, sequence_angleStates)
    "Angles at the start";
  SI.Angle phi[3](
    start = phi_start,
    each stateSelect = if not enforceStates then StateSelect.prefer elseif useQuaternions then StateSelect.never
      else StateSelect.always)
    "Angles about the axes of sequence_angleStates that turn frame_a into frame_b";
  SI.AngularVelocity phi_d[3](
    each stateSelect = if not enforceStates then StateSelect.prefer elseif useQuaternions then StateSelect.never
      else StateSelect.always)
    "Derivative of phi";
  SI.AngularAcceleration phi_dd[3] "Derivative of phi_d";
  SI.AngularVelocity w_rel_b[3](
    start = Frames.resolve2(R_rel_start, w_rel_a_start), fixed = fill(w_rel_a_fixed, 3),
    each stateSelect = if not enforceStates then StateSelect.prefer elseif useQuaternions then StateSelect.always
      else StateSelect.avoid)
    "Angular velocity of frame_b against frame_a, seen from frame_b";
  Frames.Orientation R_rel "Turns frame_a into frame_b";
initial equation
  if z_rel_a_fixed then
    Frames.resolve1(R_rel_start, der(w_rel_b)) = z_rel_a_start;
  end if;
  if angles_fixed and not enforceStates then
    Frames.Orientation.equalityConstraint(R_rel_start, Frames.relativeRotation(frame_a.R, frame_b.R)) = zeros(3);
  elseif angles_fixed and useQuaternions then
    Frames.Quaternions.Orientation.equalityConstraint(Q_start, Q) = zeros(3);
  elseif angles_fixed then
    phi = phi_start;
  end if;
equation
  // Nothing is held.
  {frame_a.f, frame_b.f, frame_a.t, frame_b.t} = zeros(4, 3);

  // Where frame_b is, seen from frame_a, and how that changes
  frame_b.r_0 - frame_a.r_0 = Frames.resolve1(frame_a.R, r_rel_a);
  v_rel_a = der(r_rel_a);
  a_rel_a = der(v_rel_a);

  // How frame_b is turned: with states of the joint's own, or as the rest of the model says
  if not enforceStates then
    R_rel = Frames.nullRotation();
    // Needed for the start only
    w_rel_b = if w_rel_a_fixed or z_rel_a_fixed then
      Frames.angularVelocity2(Frames.relativeRotation(frame_a.R, frame_b.R)) else zeros(3);
  else
    Connections.branch(frame_a.R, frame_b.R);
    if not Connections.rooted(frame_a.R) then
      frame_a.R = Frames.absoluteRotation(frame_b.R, Frames.inverseRotation(R_rel));
    else
      frame_b.R = Frames.absoluteRotation(frame_a.R, R_rel);
    end if;
  end if;

  // The two kinds of states; one that is not in use rests at zero.
  if enforceStates and useQuaternions then
    Q * Q = 1;
    R_rel = Frames.from_Q(Q, w_rel_b);
    w_rel_b = Frames.Quaternions.angularVelocity2(Q, der(Q));
  else
    Q = zeros(4);
  end if;
  if enforceStates and not useQuaternions then
    w_rel_b = Frames.angularVelocity2(R_rel);
    R_rel = Frames.axesRotations(sequence_angleStates, phi, phi_d);
    {phi_d, phi_dd} = {der(phi), der(phi_d)};
  else
    {phi, phi_d, phi_dd} = zeros(3, 3);
  end if;
  annotation(Documentation(info = "<html>
<p>No joint at all: it gives place and orientation of <code>frame_b</code> against <code>frame_a</code> as states with
start values.</p>
<h4>Equations</h4>
<p><code>frame_b.r_0 = frame_a.r_0 + r_rel_a (in the axes of frame_a), v_rel_a = der(r_rel_a), a_rel_a =
der(v_rel_a)</code><br>
<code>all forces and torques are zero</code></p>
<h4>Signs</h4>
<p><code>r_rel_a</code> leads from <code>frame_a</code> to <code>frame_b</code> in the axes of <code>frame_a</code>.
<code>angles_start</code> turns <code>frame_a</code> into <code>frame_b</code> about the axes of
<code>sequence_start</code>, one after the other; <code>w_rel_a_start</code> is the angular velocity of
<code>frame_b</code> against <code>frame_a</code> in the axes of <code>frame_a</code>.</p>
<h4>Use</h4>
<p>Vehicles, satellites, and whatever floats: it replaces the states that a body brings itself, so that they are
counted against another body instead of the world. Quaternions (<code>useQuaternions</code>) work in every pose; three
angles are easier to read but have singular poses. One body must not get its states twice: with
<code>enforceStates</code> leave those of the body off.</p>
</html>"));
end FreeMotion;
