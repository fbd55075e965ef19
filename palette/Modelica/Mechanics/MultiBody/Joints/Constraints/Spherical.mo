within Modelica.Mechanics.MultiBody.Joints.Constraints;
model Spherical "Ball joint as a constraint"
  extends Internal.PartialConstraint(final locked = {x_locked, y_locked, z_locked});
  parameter Boolean x_locked = true "frame_b is held along x of frame_a; otherwise it is free there"
    annotation(choices(checkBox = true), Dialog(group = "Constraints"));
  parameter Boolean y_locked = true "frame_b is held along y of frame_a; otherwise it is free there"
    annotation(choices(checkBox = true), Dialog(group = "Constraints"));
  parameter Boolean z_locked = true "frame_b is held along z of frame_a; otherwise it is free there"
    annotation(choices(checkBox = true), Dialog(group = "Constraints"));
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
equation
  zeros(3) = frame_b.t;
  annotation(defaultComponentName = "constraint", Documentation(info = "<html>
<p>A ball joint without coordinates of its own: <code>frame_b</code> turns freely and is held along the locked
axes.</p>
<h4>Equations</h4>
<p><code>locked axis of frame_a: distance along it = 0; released axis: force along it = 0</code><br>
<code>frame_a.f and frame_b.f opposite, frame_b.t = 0</code></p>
<h4>Signs</h4>
<p>The distance leads from <code>frame_a</code> to <code>frame_b</code> in the axes of <code>frame_a</code>. Cut
forces act on the joint at its frames. With released axes <code>frame_a.t</code> carries the lever of the force.</p>
<h4>Use</h4>
<p>Closes loops of bodies that have their own states. With one axis released the ball runs in a slot, with two on a
plane. Three conditions less what is released.</p>
</html>"));
end Spherical;
