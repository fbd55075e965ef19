within Modelica.Mechanics.MultiBody.Joints.Constraints;
model Universal "Cardan joint as a constraint"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames;
  parameter Types.Axis n_a = {1, 0, 0} "Axis fixed in frame_a"
    annotation(Evaluate = true);
  parameter Types.Axis n_b = {0, 1, 0} "Axis fixed in frame_b, at right angles to n_a"
    annotation(Evaluate = true);
  parameter Boolean x_locked = true "frame_b is held along x of frame_a; otherwise it is free there"
    annotation(choices(checkBox = true), Dialog(group = "Constraints in translational motion"));
  parameter Boolean y_locked = true "frame_b is held along y of frame_a; otherwise it is free there"
    annotation(choices(checkBox = true), Dialog(group = "Constraints in translational motion"));
  parameter Boolean z_locked = true "frame_b is held along z of frame_a; otherwise it is free there"
    annotation(choices(checkBox = true), Dialog(group = "Constraints in translational motion"));
  parameter Boolean animation = true "Show the part in space"
    annotation(Dialog(group = "Animation"));
  parameter SI.Distance sphereDiameter = world.defaultJointLength / 3 "Diameter of the sphere"
    annotation(Dialog(group = "Animation", enable = animation));
  input Types.Color sphereColor = Types.Defaults.JointColor "Colour of the sphere"
    annotation(Dialog(colorSelector = true, group = "Animation", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(group = "Animation", enable = animation));
  Visualizers.Advanced.Shape sphere(
    shapeType = "sphere", color = sphereColor, specularCoefficient = specularCoefficient, length = sphereDiameter,
    width = sphereDiameter, height = sphereDiameter, lengthDirection = {1, 0, 0}, widthDirection = {0, 1, 0},
    r_shape = {-sphereDiameter / 2, 0, 0}, r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "What is shown";
protected
  Frames.Orientation R_rel "Turns frame_a into frame_b";
  SI.Position r_rel_a[3] "From frame_a to frame_b, seen from frame_a";
  SI.InstantaneousPower P "Power into the joint, zero";
  Real w_rel[3] "Angular velocity of frame_b against frame_a, seen from frame_a";
equation
  R_rel = Frames.relativeRotation(frame_a.R, frame_b.R);
  r_rel_a = Frames.resolve2(frame_a.R, frame_b.r_0 - frame_a.r_0);
  if x_locked then
    r_rel_a[1] = 0;
  else
    frame_a.f[1] = 0;
  end if;
  if y_locked then
    r_rel_a[2] = 0;
  else
    frame_a.f[2] = 0;
  end if;
  if z_locked then
    r_rel_a[3] = 0;
  else
    frame_a.f[3] = 0;
  end if;
  // Both axes stay at right angles, and carry no torque.
  frame_a.t * n_a = 0;
  frame_b.t * n_b = 0;
  n_b * R_rel.T * n_a = 0;
  w_rel = Frames.angularVelocity1(R_rel);
  assert(abs(n_a * n_b) < Modelica.Constants.eps, "the axes n_a and n_b of a universal joint are not at right angles");
  zeros(3) = frame_a.f + Frames.resolve1(R_rel, frame_b.f);
  zeros(3) = frame_a.t + Frames.resolve1(R_rel, frame_b.t) - cross(r_rel_a, frame_a.f);
  P = frame_a.f * Frames.resolve2(frame_a.R, der(frame_a.r_0)) + frame_a.t * Frames.angularVelocity2(frame_a.R)
    + frame_b.f * Frames.resolve2(frame_b.R, der(frame_b.r_0)) + frame_b.t * Frames.angularVelocity2(frame_b.R);
  annotation(defaultComponentName = "constraint", Documentation(info = "<html>
<p>A Cardan joint without coordinates of its own: both axes stay at right angles, and <code>frame_b</code> is held
along the locked axes.</p>
<h4>Equations</h4>
<p><code>n_a (fixed in frame_a) and n_b (fixed in frame_b) stay at right angles</code><br>
<code>frame_a.t*n_a = 0, frame_b.t*n_b = 0</code><br>
<code>locked axis of frame_a: distance along it = 0; released axis: force along it = 0</code></p>
<h4>Signs</h4>
<p>The distance leads from <code>frame_a</code> to <code>frame_b</code> in the axes of <code>frame_a</code>. Cut
forces and torques act on the joint at its frames; those of both frames balance. <code>w_rel</code> is the angular
velocity of <code>frame_b</code> against <code>frame_a</code>.</p>
<h4>Use</h4>
<p>The motion is told by the bodies. <code>n_a</code> and <code>n_b</code> have to be at right angles at the start as
well. One condition of orientation and three of place, less what is released.</p>
</html>"));
end Universal;
