within Modelica.Mechanics.MultiBody.Forces;
model LineForceWithTwoMasses "Line between two points, on which a translational part acts, with two point masses"
  import Modelica.Mechanics.MultiBody.Types;
  extends Modelica.Mechanics.MultiBody.Interfaces.LineForceBase;
  Modelica.Mechanics.Translational.Interfaces.Flange_a flange_b "End of the line at frame_b"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 90, origin = {60, 100})));
  Modelica.Mechanics.Translational.Interfaces.Flange_b flange_a "End of the line at frame_a"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 90, origin = {-60, 100})));
  parameter Boolean animate = true "Show the part in space";
  parameter Boolean animateMasses = true "Show the masses";
  parameter SI.Mass m_a(min = 0) = 0 "Mass near frame_a";
  parameter SI.Mass m_b(min = 0) = 0 "Mass near frame_b";
  parameter SI.Position L_a = 0 "Distance of mass m_a from frame_a";
  parameter SI.Position L_b = L_a "Distance of mass m_b from frame_b";
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(tab = "Animation", enable = animate));
  input SI.Diameter cylinderDiameter_a = world.defaultForceWidth "Diameter of the cylinder"
    annotation(Dialog(tab = "Animation", group = "Cylinder at frame_a if animate = true",
      enable = animate));
  parameter SI.Length cylinderLength_a = 2 * L_a "Length of the cylinder"
    annotation(Dialog(tab = "Animation", group = "Cylinder at frame_a if animate = true",
      enable = animate));
  input Types.Color color_a = {155, 155, 155} "Colour of the cylinder"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "Cylinder at frame_a if animate = true",
      enable = animate));
  input Real diameterFraction = 0.8 "Its diameter over that at frame_a"
    annotation(Dialog(tab = "Animation", group = "Cylinder at frame_b if animate = true",
      enable = animate));
  parameter SI.Length cylinderLength_b = 2 * L_b "Length of the cylinder"
    annotation(Dialog(tab = "Animation", group = "Cylinder at frame_b if animate = true",
      enable = animate));
  input Types.Color color_b = {100, 100, 100} "Colour of the cylinder"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "Cylinder at frame_b if animate = true",
      enable = animate));
  input Real massDiameterFaction = 1.7 "Diameter of the spheres over that of the cylinder at frame_a"
    annotation(Dialog(tab = "Animation", group = "if animate = true and animateMasses = true",
      enable = animate and animateMasses));
  input Types.Color massColor = Types.Defaults.BodyColor "Colour of the spheres"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animate = true and animateMasses = true",
      enable = animate and animateMasses));
protected
  SI.Force fa "Force of the flange at frame_a, along the line from frame_a to frame_b";
  SI.Force fb "Force of the flange at frame_b, along the line from frame_a to frame_b";
  SI.Position r_CM1_0[3](each stateSelect = StateSelect.avoid) "Place of mass m_a";
  SI.Position r_CM2_0[3](each stateSelect = StateSelect.avoid) "Place of mass m_b";
  SI.Velocity v_CM1_0[3](each stateSelect = StateSelect.avoid) "Derivative of r_CM1_0";
  SI.Velocity v_CM2_0[3](each stateSelect = StateSelect.avoid) "Derivative of r_CM2_0";
  SI.Acceleration ag_CM1_0[3] "Acceleration of mass m_a less gravity";
  SI.Acceleration ag_CM2_0[3] "Acceleration of mass m_b less gravity";
  SI.Force lever_0[3] "What the levers of both masses shift from frame_b to frame_a";
  SI.Force across_0[3] "Its part across the line";
  input SI.Length cylinderDiameter_b = cylinderDiameter_a * diameterFraction "Diameter of the cylinder at frame_b";
  input SI.Length massDiameter = cylinderDiameter_a * massDiameterFaction "Diameter of the spheres";
  parameter Boolean animateMasses2 = world.enableAnimation and animate and animateMasses and m_a > 0 and m_b > 0
    "The spheres are shown";
  Visualizers.Advanced.Shape cylinder_a(
    shapeType = "cylinder", color = color_a, specularCoefficient = specularCoefficient, length = cylinderLength_a,
    width = cylinderDiameter_a, height = cylinderDiameter_a, lengthDirection = e_rel_0, widthDirection = {0, 1, 0},
    r = frame_a.r_0)
    if world.enableAnimation and animate "Cylinder at frame_a";
  Visualizers.Advanced.Shape cylinder_b(
    shapeType = "cylinder", color = color_b, specularCoefficient = specularCoefficient, length = cylinderLength_b,
    width = cylinderDiameter_b, height = cylinderDiameter_b, lengthDirection = -e_rel_0, widthDirection = {0, 1, 0},
    r = frame_b.r_0)
    if world.enableAnimation and animate "Cylinder at frame_b";
  Visualizers.Advanced.Shape sphere_a(
    shapeType = "sphere", color = massColor, specularCoefficient = specularCoefficient, length = massDiameter, width
    = massDiameter, height = massDiameter, lengthDirection = e_rel_0, widthDirection = {0, 1, 0}, r_shape = e_rel_0
    * (L_a - massDiameter / 2), r = frame_a.r_0)
    if animateMasses2 "Mass m_a";
  Visualizers.Advanced.Shape sphere_b(
    shapeType = "sphere", color = massColor, specularCoefficient = specularCoefficient, length = massDiameter, width
    = massDiameter, height = massDiameter, lengthDirection = -e_rel_0, widthDirection = {0, 1, 0}, r_shape =
    -e_rel_0 * (L_b - massDiameter / 2), r = frame_b.r_0)
    if animateMasses2 "Mass m_b";
equation
  // The ends of the line as flanges. One that is left open takes what the other one gives.
  {flange_a.s, flange_b.s} = {0, length};
  fa = if cardinality(flange_a) > 0 then flange_a.f else if cardinality(flange_b) > 0 then -flange_b.f else 0;
  fb = if cardinality(flange_b) > 0 then flange_b.f else if cardinality(flange_a) > 0 then -flange_a.f else 0;

  // The masses on the line, if there is one
  if m_a > 0 or m_b > 0 then
    r_CM1_0 = e_rel_0 * L_a + frame_a.r_0;
    v_CM1_0 = der(r_CM1_0);
    ag_CM1_0 = der(v_CM1_0) - world.gravityAcceleration(r_CM1_0);
    r_CM2_0 = frame_b.r_0 - e_rel_0 * L_b;
    v_CM2_0 = der(r_CM2_0);
    ag_CM2_0 = der(v_CM2_0) - world.gravityAcceleration(r_CM2_0);
  else
    {r_CM1_0, v_CM1_0, ag_CM1_0} = zeros(3, 3);
    {r_CM2_0, v_CM2_0, ag_CM2_0} = zeros(3, 3);
  end if;

  // Along the line each end carries its own mass. Across it the line is a beam on two supports: of each mass the far
  // end takes the share of its distance.
  lever_0 = (m_a * L_a * ag_CM1_0 - m_b * L_b * ag_CM2_0) / length;
  across_0 = lever_0 - e_rel_0 * (e_rel_0 * lever_0);
  frame_b.f = Frames.resolve2(frame_b.R, m_b * ag_CM2_0 - e_rel_0 * fb + across_0);
  frame_a.f = Frames.resolve2(frame_a.R, m_a * ag_CM1_0 - e_rel_0 * fa - across_0);
  annotation(Documentation(info = "<html>
<p>The line between two points as a path for parts of <code>Translational</code>, with a point mass near each end.</p>
<h4>Equations</h4>
<p><code>flange_a.s = 0, flange_b.s = length of the line</code><br>
<code>mass m_a at the distance L_a from frame_a, mass m_b at L_b from frame_b, both on the line</code><br>
<code>along the line each end moves its own mass; across it both ends carry both masses as levers do</code></p>
<h4>Signs</h4>
<p>What stands between <code>flange_a</code> and <code>flange_b</code> sees the length of the line and pulls both
frames together while its force is that of a stretched spring. Cut forces act on the part at its frames, each in the
axes of its frame.</p>
<h4>Use</h4>
<p>Hydraulic cylinders and shock absorbers: <code>m_a</code> is the housing, <code>m_b</code> the rod. The masses keep
their distance from their own end while the length changes. The points must never meet; the ends carry no torque. For
a mass that keeps its share of the length see <code>LineForceWithMass</code>.</p>
</html>"));
end LineForceWithTwoMasses;
