within Modelica.Mechanics.MultiBody.Joints.Constraints;
model Revolute "Hinge as a constraint"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames;
  parameter Boolean x_locked = true "frame_b is held along x of frame_a; otherwise it is free there"
    annotation(choices(checkBox = true), Dialog(group = "Constraints in translational motion"));
  parameter Boolean y_locked = true "frame_b is held along y of frame_a; otherwise it is free there"
    annotation(choices(checkBox = true), Dialog(group = "Constraints in translational motion"));
  parameter Boolean z_locked = true "frame_b is held along z of frame_a; otherwise it is free there"
    annotation(choices(checkBox = true), Dialog(group = "Constraints in translational motion"));
  parameter Boolean animation = true "Show the part in space";
  parameter Types.Axis n = {0, 1, 0} "Axis of the hinge, the same seen from both frames"
    annotation(Evaluate = true);
  parameter SI.Distance sphereDiameter = world.defaultJointLength / 3 "Diameter of the sphere"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input Types.Color sphereColor = Types.Defaults.JointColor "Colour of the sphere"
    annotation(Dialog(colorSelector = true, group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(group = "if animation = true", enable = animation));
  Visualizers.Advanced.Shape sphere(
    shapeType = "sphere", color = sphereColor, specularCoefficient = specularCoefficient, length = sphereDiameter,
    width = sphereDiameter, height = sphereDiameter, lengthDirection = {1, 0, 0}, widthDirection = {0, 1, 0},
    r_shape = {-sphereDiameter / 2, 0, 0}, r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "What is shown";
protected
  Frames.Orientation R_rel "Turns frame_a into frame_b";
  SI.Position r_rel_a[3] "From frame_a to frame_b, seen from frame_a";
  SI.InstantaneousPower P "Power into the joint, zero";
  parameter Real e[3](each final unit = "1") = Modelica.Math.Vectors.normalizeWithAssert(n)
    "Unit vector along the axis";
  parameter Real nnx_a[3](each final unit = "1") =
    if abs(e[1]) > 0.1 then {0, 1, 0} elseif abs(e[2]) > 0.1 then {0, 0, 1} else {1, 0, 0}
    "Some direction that is not along the axis" annotation(Evaluate = true);
  parameter Real ey_a[3](each final unit = "1") = Modelica.Math.Vectors.normalizeWithAssert(cross(e, nnx_a))
    "Unit vector across the axis, seen from frame_a" annotation(Evaluate = true);
  parameter Real ex_a[3](each final unit = "1") = cross(ey_a, e)
    "Other unit vector across the axis, seen from frame_a";
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
  // The axis looks the same from both frames, and carries no torque.
  0 = ex_a * R_rel.T * e;
  0 = ey_a * R_rel.T * e;
  frame_a.t * n = 0;
  zeros(3) = frame_a.f + Frames.resolve1(R_rel, frame_b.f);
  zeros(3) = frame_a.t + Frames.resolve1(R_rel, frame_b.t) - cross(r_rel_a, frame_a.f);
  P = frame_a.f * Frames.resolve2(frame_a.R, der(frame_a.r_0)) + frame_a.t * Frames.angularVelocity2(frame_a.R)
    + frame_b.f * Frames.resolve2(frame_b.R, der(frame_b.r_0)) + frame_b.t * Frames.angularVelocity2(frame_b.R);
  annotation(defaultComponentName = "constraint", Documentation(info = "<html>
<p>A hinge without a coordinate of its own: <code>frame_b</code> turns about <code>n</code> only and is held along the
locked axes.</p>
<h4>Equations</h4>
<p><code>the axis n looks the same from both frames (two conditions)</code><br>
<code>frame_a.t*n = 0</code><br>
<code>locked axis of frame_a: distance along it = 0; released axis: force along it = 0</code></p>
<h4>Signs</h4>
<p><code>n</code> is the same seen from both frames. The distance leads from <code>frame_a</code> to
<code>frame_b</code> in the axes of <code>frame_a</code>. Cut forces and torques act on the joint at its frames; those
of both frames balance.</p>
<h4>Use</h4>
<p>The motion is told by the bodies, so a loop of such joints needs no joint that is cut; three conditions of place
and two of orientation, less what is released. There is no angle to plot: put a <code>Sensors.RelativeAngles</code>
beside it. For a driven hinge see <code>Joints.Revolute</code>.</p>
</html>"));
end Revolute;
