within Modelica.Mechanics.MultiBody.Joints.Constraints;
model Universal "Cardan joint as a constraint"
  extends Internal.PartialConstraint(final locked = {x_locked, y_locked, z_locked});
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
  Real w_rel[3] "Angular velocity of frame_b against frame_a, seen from frame_a";
  Real n_a_b[3](each final unit = "1") "First axis, seen from frame_b";
  SI.Torque t_cross "Torque about the axis across both";
equation
  // Both axes stay at right angles. No torque passes about either: about n_b none acts at frame_b, and about n_a only
  // what balances the force at frame_a; what is left is about the axis across both.
  n_a_b = R_rel.T * n_a;
  n_b * n_a_b = 0;
  frame_b.t = t_cross * cross(n_b, n_a_b) + n_a * cross(r_rel_a, frame_a.f) / (n_a * n_a) * n_a_b;
  w_rel = Frames.angularVelocity1(R_rel);
  assert(abs(n_b * n_a) < Modelica.Constants.eps, "the axes n_a and n_b of a universal joint are not at right angles");
  annotation(defaultComponentName = "constraint", Documentation(info = "<html>
<p>A Cardan joint without coordinates of its own: both axes stay at right angles, and <code>frame_b</code> is held
along the locked axes.</p>
<h4>Equations</h4>
<p><code>n_a (fixed in frame_a) and n_b (fixed in frame_b) stay at right angles</code><br>
<code>frame_a.t*n_a = 0, frame_b.t*n_b = 0: what passes is about the axis across both, t_cross; with one number for it
nothing is divided by a direction that may pass zero</code><br>
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
