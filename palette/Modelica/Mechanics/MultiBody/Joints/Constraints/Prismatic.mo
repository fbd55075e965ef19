within Modelica.Mechanics.MultiBody.Joints.Constraints;
model Prismatic "Slide as a constraint: frame_b stays parallel to frame_a"
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames;
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
protected
  Frames.Orientation R_rel "Turns frame_a into frame_b";
  SI.Position r_rel_a[3] "From frame_a to frame_b, seen from frame_a";
  SI.InstantaneousPower P "Power into the joint, zero";
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
  zeros(3) = Frames.Orientation.equalityConstraint(frame_a.R, frame_b.R);
  zeros(3) = frame_a.f + Frames.resolve1(R_rel, frame_b.f);
  zeros(3) = frame_a.t + Frames.resolve1(R_rel, frame_b.t) - cross(r_rel_a, frame_a.f);
  P = frame_a.f * Frames.resolve2(frame_a.R, der(frame_a.r_0)) + frame_a.t * Frames.angularVelocity2(frame_a.R)
    + frame_b.f * Frames.resolve2(frame_b.R, der(frame_b.r_0)) + frame_b.t * Frames.angularVelocity2(frame_b.R);
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
