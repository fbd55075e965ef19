within Modelica.Mechanics.MultiBody.Parts;
model PointMass "Mass in a point, without inertia against turning"
  import Modelica.Mechanics.MultiBody.Types;
  Interfaces.Frame_a frame_a "Frame at the point"
    annotation(Placement(transformation(extent = {{-16, -16}, {16, 16}})));
  parameter Boolean animation = true "Show the part in space";
  parameter SI.Mass m(min = 0) "Mass";
  input SI.Diameter sphereDiameter = world.defaultBodyDiameter "Diameter of the sphere"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color sphereColor = Types.Defaults.BodyColor "Colour of the sphere"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter StateSelect stateSelect = StateSelect.avoid "How much r_0 and v_0 are wanted as states"
    annotation(Dialog(tab = "Advanced"));
  SI.Position r_0[3](start = {0, 0, 0}, each stateSelect = stateSelect) "Place of the point, seen from the world frame"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Velocity v_0[3](start = {0, 0, 0}, each stateSelect = stateSelect) "Velocity, derivative of r_0"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Acceleration a_0[3](start = {0, 0, 0}) "Acceleration, derivative of v_0"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
protected
  outer Modelica.Mechanics.MultiBody.World world "Gravity and defaults";
  Visualizers.Advanced.Shape sphere(
    shapeType = "sphere", color = sphereColor, specularCoefficient = specularCoefficient,
    length = sphereDiameter, width = sphereDiameter, height = sphereDiameter, lengthDirection = {1, 0, 0},
    widthDirection = {0, 1, 0}, r_shape = -{1, 0, 0} * sphereDiameter / 2, r = frame_a.r_0, R = frame_a.R)
    if world.enableAnimation and animation "Sphere at the point";
equation
  frame_a.r_0 = r_0;
  {v_0, a_0} = {der(r_0), der(v_0)};
  // Newton, seen from the frame, which need not be parallel to the world
  frame_a.f = Frames.resolve2(frame_a.R, m * (a_0 - world.gravityAcceleration(r_0)));

  // Nothing turns a point: if it is alone, its frame stays parallel to the world. With others it is the last choice.
  Connections.potentialRoot(frame_a.R, 10000);
  if not Connections.isRoot(frame_a.R) then
    zeros(3) = frame_a.t;
  else
    frame_a.R = Frames.nullRotation();
    assert(cardinality(frame_a) == 0, "A point mass is connected to parts of which none has an orientation. Tick
fixedRotationAtFrame_a or fixedRotationAtFrame_b of a line force that holds it, or give it a body instead");
  end if;
  annotation(Documentation(info = "<html>
<p>A mass in a point: it has weight and inertia against motion, none against turning.</p>
<h4>Equations</h4>
<p><code>v_0 = der(r_0), a_0 = der(v_0)</code><br>
<code>frame_a.f = m*(a_0 - g), in the axes of frame_a</code><br>
<code>frame_a.t = 0</code></p>
<h4>Signs</h4>
<p><code>frame_a.f</code> is the force that acts on the mass. <code>r_0</code> leads from the world frame to the
point, in the axes of the world.</p>
<h4>Use</h4>
<p>For masses on springs and other line forces it is simpler and quicker than a <code>Body</code>. Alone at its frame
it stays parallel to the world. On a hinge with nothing else it leaves no inertia about axes through the point, so the
angle is undetermined if the point lies on the axis. Give <code>r_0(start)</code> and <code>v_0(start)</code> if
nothing else holds it.</p>
</html>"));
end PointMass;
