within Modelica.Mechanics.MultiBody.Parts;
model Body "Rigid body with mass and inertia tensor, held at one frame"
  import Modelica.Mechanics.MultiBody.Types;
  import Modelica.Mechanics.MultiBody.Frames;
  import Modelica.Units.Conversions.to_unit1;
  Interfaces.Frame_a frame_a "Frame fixed in the body"
    annotation(Placement(transformation(extent = {{-116, -16}, {-84, 16}})));
  parameter Boolean animation = true "Show the part in space";
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
  parameter SI.Diameter sphereDiameter = world.defaultBodyDiameter "Diameter of the sphere at the centre of mass"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color sphereColor = Types.Defaults.BodyColor "Colour of the sphere"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  parameter SI.Diameter cylinderDiameter = sphereDiameter / Types.Defaults.BodyCylinderDiameterFraction
    "Diameter of the rod from frame_a to the centre of mass"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color cylinderColor = sphereColor "Colour of the rod"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
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
  final parameter SI.Inertia I[3, 3] = [I_11, I_21, I_31; I_21, I_22, I_32; I_31, I_32, I_33] "Inertia tensor";
  final parameter Frames.Orientation R_start = Frames.axesRotations(sequence_start, angles_start, zeros(3))
    "Turns the world frame into frame_a at the start";
  SI.AngularVelocity w_a[3](
    start = Frames.resolve2(R_start, w_0_start), fixed = fill(w_0_fixed, 3),
    each stateSelect = if not enforceStates then StateSelect.avoid elseif useQuaternions then StateSelect.always
      else StateSelect.never)
    "Angular velocity of frame_a against the world, seen from frame_a";
  SI.AngularAcceleration z_a[3](start = Frames.resolve2(R_start, z_0_start), fixed = fill(z_0_fixed, 3))
    "Angular acceleration of frame_a against the world, seen from frame_a";
  SI.Acceleration g_0[3] "Gravity at the centre of mass, seen from the world frame";
protected
  outer Modelica.Mechanics.MultiBody.World world "Gravity and defaults";
  SI.AngularMomentum L_a[3] "Angular momentum about the centre of mass, seen from frame_a";
  // States of the orientation, used only where this body is what the orientation of its tree begins with
  parameter Frames.Quaternions.Orientation Q_start = Frames.to_Q(R_start) "Quaternion at the start";
  Frames.Quaternions.Orientation Q(
    start = Q_start,
    each stateSelect = if not enforceStates then StateSelect.avoid elseif useQuaternions then StateSelect.prefer
      else StateSelect.never)
    "Turns the world frame into frame_a";
  parameter SI.Angle phi_start[3] =
    if sequence_start[1] == sequence_angleStates[1] and sequence_start[2] == sequence_angleStates[2]
      and sequence_start[3] == sequence_angleStates[3] then angles_start
    else Frames.axesRotationsAngles(R_start, sequence_angleStates)
    "Angles at the start";
  SI.Angle phi[3](
    start = phi_start,
    each stateSelect = if not enforceStates then StateSelect.avoid elseif useQuaternions then StateSelect.never
      else StateSelect.always)
    "Angles about the axes of sequence_angleStates that turn the world frame into frame_a";
  SI.AngularVelocity phi_d[3](
    each stateSelect = if not enforceStates then StateSelect.avoid elseif useQuaternions then StateSelect.never
      else StateSelect.always)
    "Derivative of phi";
  SI.AngularAcceleration phi_dd[3] "Derivative of phi_d";
  Visualizers.Advanced.Shape cylinder(
    shapeType = "cylinder", color = cylinderColor, specularCoefficient = specularCoefficient,
    length = if Modelica.Math.Vectors.length(r_CM) > sphereDiameter / 2 then Modelica.Math.Vectors.length(r_CM)
      - (if cylinderDiameter > 1.1 * sphereDiameter then sphereDiameter / 2 else 0) else 0,
    width = cylinderDiameter, height = cylinderDiameter, lengthDirection = to_unit1(r_CM),
    widthDirection = {0, 1, 0}, r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "Rod from frame_a to the centre of mass";
  Visualizers.Advanced.Shape sphere(
    shapeType = "sphere", color = sphereColor, specularCoefficient = specularCoefficient,
    length = sphereDiameter, width = sphereDiameter, height = sphereDiameter, lengthDirection = {1, 0, 0},
    widthDirection = {0, 1, 0}, r_shape = r_CM - {1, 0, 0} * sphereDiameter / 2, r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation and sphereDiameter > 0 "Sphere at the centre of mass";
initial equation
  if angles_fixed and not Connections.isRoot(frame_a.R) then
    Frames.Orientation.equalityConstraint(R_start, frame_a.R) = zeros(3);
  elseif angles_fixed and useQuaternions then
    Frames.Quaternions.Orientation.equalityConstraint(Q_start, Q) = zeros(3);
  elseif angles_fixed then
    phi = phi_start;
  end if;
equation
  // Where the orientation begins with this body it has states of its own, of one of two kinds; others rest.
  if not enforceStates then
    Connections.potentialRoot(frame_a.R);
  else
    Connections.root(frame_a.R);
  end if;
  if useQuaternions and Connections.isRoot(frame_a.R) then
    frame_a.R = Frames.from_Q(Q, Frames.Quaternions.angularVelocity2(Q, der(Q)));
    Q * Q = 1;
  else
    Q = Frames.Quaternions.nullRotation();
  end if;
  if Connections.isRoot(frame_a.R) and not useQuaternions then
    {phi_d, phi_dd} = {der(phi), der(phi_d)};
    frame_a.R = Frames.axesRotations(sequence_angleStates, phi, phi_d);
  else
    {phi, phi_d, phi_dd} = zeros(3, 3);
  end if;

  // Motion of frame_a
  {v_0, a_0} = {der(r_0), der(v_0)};
  frame_a.r_0 = r_0;
  w_a = frame_a.R.w;
  z_a = der(w_a);

  // Momentum: the force moves the centre of mass, which frame_a carries along; w x (w x r) is (w r) w - (w w) r.
  g_0 = world.gravityAcceleration(r_0 + Frames.resolve1(frame_a.R, r_CM));
  frame_a.f = m * (Frames.resolve2(frame_a.R, a_0 - g_0) + cross(z_a, r_CM) + (w_a * r_CM) * w_a - (w_a * w_a) * r_CM);

  // Angular momentum about the centre of mass, and how it changes seen from the turning body
  L_a = I * w_a;
  frame_a.t - cross(r_CM, frame_a.f) = I * z_a + cross(w_a, L_a);
  annotation(Documentation(info = "<html>
<p>A rigid body with mass and inertia tensor, held at one frame.</p>
<h4>Equations</h4>
<p><code>v_0 = der(r_0), a_0 = der(v_0), w_a = angular velocity and z_a = der(w_a), seen from frame_a</code><br>
<code>frame_a.f = m*(a_0 - g_0 + z_a x r_CM + w_a x (w_a x r_CM)), all in the axes of frame_a</code><br>
<code>frame_a.t - r_CM x frame_a.f = I*z_a + w_a x (I*w_a), about the centre of mass</code></p>
<h4>Signs</h4>
<p><code>frame_a.f</code> and <code>frame_a.t</code> are the force and torque that act on the body and move it, in the
axes of <code>frame_a</code>. <code>r_CM</code> leads from <code>frame_a</code> to the centre of mass.
<code>I_11</code> ... <code>I_32</code> hold about the centre of mass, in axes parallel to <code>frame_a</code>;
<code>I_21</code> is the element of the tensor, minus the integral of x*y over the mass.</p>
<h4>Use</h4>
<p>A body that floats freely brings its own states: place, velocity, angular velocity, and a quaternion or three
angles. In a chain of joints the joints have the states and the body none, so give start values there. Start values of
the body hold if their boxes are ticked. For a body with a second frame and a shape see <code>BodyShape</code>; mass
and inertia from size and density: <code>BodyBox</code>, <code>BodyCylinder</code>.</p>
</html>"));
end Body;
