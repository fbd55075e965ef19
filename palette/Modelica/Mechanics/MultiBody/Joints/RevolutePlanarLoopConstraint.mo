within Modelica.Mechanics.MultiBody.Joints;
model RevolutePlanarLoopConstraint "Hinge that closes a plane loop"
  import Modelica.Mechanics.MultiBody.Types;
  Interfaces.Frame_a frame_a "Where the joint begins"
    annotation(Placement(transformation(extent = {{-116, -16}, {-84, 16}})));
  Interfaces.Frame_b frame_b "Where the joint ends"
    annotation(Placement(transformation(extent = {{84, -16}, {116, 16}})));
  parameter Boolean animation = true "Show the part in space";
  parameter Types.Axis n = {0, 0, 1} "Axis of the hinge, at right angles to the plane of the loop"
    annotation(Evaluate = true);
  parameter SI.Distance cylinderLength = world.defaultJointLength "Length of the cylinder along the axis"
    annotation(Dialog(group = "if animation = true", enable = animation));
  parameter SI.Distance cylinderDiameter = world.defaultJointWidth "Diameter of the cylinder"
    annotation(Dialog(group = "if animation = true", enable = animation));
  input Types.Color cylinderColor = Types.Defaults.JointColor "Colour of the cylinder"
    annotation(Dialog(colorSelector = true, group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(group = "if animation = true", enable = animation));
protected
  outer Modelica.Mechanics.MultiBody.World world "Gravity and defaults";
  parameter Real e[3](each final unit = "1") = Modelica.Math.Vectors.normalizeWithAssert(n)
    "Unit vector along the axis";
  parameter Real nnx_a[3](each final unit = "1") =
    if abs(e[1]) > 0.1 then {0, 1, 0} elseif abs(e[2]) > 0.1 then {0, 0, 1} else {1, 0, 0}
    "Some direction that is not along the axis" annotation(Evaluate = true);
  parameter Real ey_a[3](each final unit = "1") = Modelica.Math.Vectors.normalizeWithAssert(cross(e, nnx_a))
    "Unit vector in the plane, seen from frame_a" annotation(Evaluate = true);
  parameter Real ex_a[3](each final unit = "1") = cross(ey_a, e)
    "Other unit vector in the plane, seen from frame_a" annotation(Evaluate = true);
  Real e_b[3](each final unit = "1") "Axis of the hinge, seen from frame_b";
  Frames.Orientation R_rel "Turns frame_a into frame_b";
  SI.Position r_rel_a[3] "From frame_a to frame_b, seen from frame_a";
  SI.Force f_c[2] "Forces along ex_a and ey_a";
  Visualizers.Advanced.Shape cylinder(
    shapeType = "cylinder", color = cylinderColor, specularCoefficient = specularCoefficient,
    length = cylinderLength, width = cylinderDiameter, height = cylinderDiameter, lengthDirection = e,
    widthDirection = {0, 1, 0}, r_shape = -e * (cylinderLength / 2), r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "What is shown";
equation
  r_rel_a = Frames.resolve2(frame_a.R, frame_b.r_0 - frame_a.r_0);
  R_rel = Frames.relativeRotation(frame_a.R, frame_b.R);

  // Only two conditions: the rest of the loop keeps both frames in the plane and their axes parallel. Each has a force.
  ex_a * r_rel_a = 0;
  ey_a * r_rel_a = 0;
  frame_a.f = f_c * {ex_a, ey_a};
  frame_b.f = Frames.resolve2(R_rel, -frame_a.f);
  {frame_b.t, frame_a.t} = zeros(2, 3);

  // Whether the loop is plane indeed: no offset along the axis, and the axis the same seen from both frames.
  e_b = Frames.resolve2(R_rel, e);
  assert(noEvent(abs(e * r_rel_a) <= 1e-10 and abs(ex_a * e_b) <= 1e-10 and abs(ey_a * e_b) <= 1e-10),
    "A RevolutePlanarLoopConstraint is part of a loop that is not plane, or its axis n is not at right angles to the
plane of the loop. Correct n, or use a Revolute");
  assert(cardinality(frame_b) >= 1, "frame_b is not connected: a wire is missing");
  assert(cardinality(frame_a) >= 1, "frame_a is not connected: a wire is missing");
  annotation(defaultComponentName = "revolute", Documentation(info = "<html>
<p>The hinge that closes a plane loop: it holds only the two directions in the plane.</p>
<h4>Equations</h4>
<p><code>the origins of both frames coincide, seen in the plane at right angles to n</code><br>
<code>frame_a.f = f_c[1]*ex_a + f_c[2]*ey_a, frame_b.f the opposite</code><br>
<code>frame_a.t = 0, frame_b.t = 0</code></p>
<h4>Signs</h4>
<p><code>ex_a</code> and <code>ey_a</code> are two directions in the plane, seen from <code>frame_a</code>.
<code>f_c</code> are the forces along them that act on the joint at <code>frame_a</code>; the opposite force acts at
<code>frame_b</code>.</p>
<h4>Use</h4>
<p>A plane loop of hinges with parallel axes is held across the plane twice, so the forces there cannot be found. In
place of one of its <code>Revolute</code> joints put this one: it carries no force across the plane and no torque, the
other joints carry those. If the loop is not plane, or <code>n</code> is not at right angles to it, the run stops with
a message.</p>
</html>"));
end RevolutePlanarLoopConstraint;
