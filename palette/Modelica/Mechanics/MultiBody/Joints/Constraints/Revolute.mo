within Modelica.Mechanics.MultiBody.Joints.Constraints;
model Revolute "Hinge as a constraint"
  extends Internal.PartialConstraint(final locked = {x_locked, y_locked, z_locked});
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
  parameter Real e[3](each final unit = "1") = Modelica.Math.Vectors.normalizeWithAssert(n)
    "Unit vector along the axis";
  parameter Real nnx_a[3](each final unit = "1") =
    if abs(e[1]) > 0.1 then {0, 1, 0} elseif abs(e[2]) > 0.1 then {0, 0, 1} else {1, 0, 0}
    "Some direction that is not along the axis" annotation(Evaluate = true);
  parameter Real ey_a[3](each final unit = "1") = Modelica.Math.Vectors.normalizeWithAssert(cross(e, nnx_a))
    "Unit vector across the axis, seen from frame_a" annotation(Evaluate = true);
  parameter Real ex_a[3](each final unit = "1") = cross(ey_a, e)
    "Other unit vector across the axis, seen from frame_a";
  SI.Torque t_c[2] "Torque along ex_a and ey_a";
equation
  // The axis looks the same from both frames, and torques pass across it only.
  {ex_a, ey_a} * (R_rel.T * e) = zeros(2);
  frame_a.t = t_c * {ex_a, ey_a};
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
