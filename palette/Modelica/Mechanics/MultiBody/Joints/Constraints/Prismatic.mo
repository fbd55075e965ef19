within Modelica.Mechanics.MultiBody.Joints.Constraints;
model Prismatic "Slide as a constraint: frame_b stays parallel to frame_a"
  extends Internal.PartialConstraint(final locked = {x_locked, y_locked, z_locked});
  parameter Boolean x_locked = true "frame_b is held along x of frame_a; otherwise it is free there"
    annotation(choices(checkBox = true), Dialog(group = "Constraints"));
  parameter Boolean y_locked = true "frame_b is held along y of frame_a; otherwise it is free there"
    annotation(choices(checkBox = true), Dialog(group = "Constraints"));
  parameter Boolean z_locked = true "frame_b is held along z of frame_a; otherwise it is free there"
    annotation(choices(checkBox = true), Dialog(group = "Constraints"));
  parameter Boolean animation = true "Show the part in space";
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
equation
  Frames.Orientation.equalityConstraint(frame_a.R, frame_b.R) = zeros(3);
  annotation(defaultComponentName = "constraint", Documentation(info = "<html>
<p>A slide without a coordinate of its own: <code>frame_b</code> stays parallel to <code>frame_a</code> and is held
along the locked axes.</p>
<h4>Equations</h4>
<p><code>frame_a.R = frame_b.R (three conditions)</code><br>
<code>locked axis of frame_a: distance along it = 0; released axis: force along it = 0</code></p>
<h4>Signs</h4>
<p>The distance leads from <code>frame_a</code> to <code>frame_b</code> in the axes of <code>frame_a</code>. Cut
forces and torques act on the joint at its frames; those of both frames balance.</p>
<h4>Use</h4>
<p>Release one axis for a slide, two for a plane, all three to hold the orientation alone. The motion is told by the
bodies (give them states), so a loop of such joints needs no joint that is cut. Do not use it where everything else
holds the same direction already. For a driven slide see <code>Joints.Prismatic</code>.</p>
</html>"));
end Prismatic;
