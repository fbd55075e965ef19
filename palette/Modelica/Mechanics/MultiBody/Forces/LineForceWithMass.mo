within Modelica.Mechanics.MultiBody.Forces;
model LineForceWithMass "Line between two points, on which a translational part acts, with one point mass"
  import Modelica.Mechanics.MultiBody.Types;
  extends Modelica.Mechanics.MultiBody.Interfaces.LineForceBase;
  Modelica.Mechanics.Translational.Interfaces.Flange_a flange_b "End of the line at frame_b"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 90, origin = {60, 100})));
  Modelica.Mechanics.Translational.Interfaces.Flange_b flange_a "End of the line at frame_a"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 90, origin = {-60, 100})));
  parameter Boolean animateLine = true "Show the line";
  parameter Boolean animateMass = true "Show the mass";
  parameter SI.Mass m(min = 0) = 0 "Mass on the line";
  parameter Real lengthFraction(unit = "1", min = 0, max = 1) = 0.5 "Where the mass is: 0 at frame_a, 1 at frame_b";
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(tab = "Animation", enable = animateLine or animateMass));
  parameter Types.ShapeType lineShapeType = "cylinder" "Shape of the line"
    annotation(Dialog(tab = "Animation", group = "if animateLine = true",
      enable = animateLine));
  input SI.Length lineShapeWidth = world.defaultArrowDiameter "Width of the shape"
    annotation(Dialog(tab = "Animation", group = "if animateLine = true",
      enable = animateLine));
  input SI.Length lineShapeHeight = lineShapeWidth "Height of the shape"
    annotation(Dialog(tab = "Animation", group = "if animateLine = true",
      enable = animateLine));
  parameter Types.ShapeExtra lineShapeExtra = 0.0 "Further measure of some shapes"
    annotation(Dialog(tab = "Animation", group = "if animateLine = true",
      enable = animateLine));
  input Types.Color lineShapeColor = Types.Defaults.SensorColor "Colour of the line"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animateLine = true",
      enable = animateLine));
  input Real massDiameter = world.defaultBodyDiameter "Diameter of the sphere of the mass"
    annotation(Dialog(tab = "Animation", group = "if animateMass = true",
      enable = animateMass));
  input Types.Color massColor = Types.Defaults.BodyColor "Colour of the sphere"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animateMass = true",
      enable = animateMass));
protected
  SI.Force fa "Force of the flange at frame_a, along the line from frame_a to frame_b";
  SI.Force fb "Force of the flange at frame_b, along the line from frame_a to frame_b";
  SI.Position r_CM_0[3](each stateSelect = StateSelect.avoid) "Place of the mass";
  SI.Velocity v_CM_0[3](each stateSelect = StateSelect.avoid) "Derivative of r_CM_0";
  SI.Acceleration ag_CM_0[3] "Acceleration of the mass less gravity";
  Visualizers.Advanced.Shape lineShape(
    shapeType = lineShapeType, color = lineShapeColor, specularCoefficient = specularCoefficient, length = length,
    width = lineShapeWidth, height = lineShapeHeight, lengthDirection = e_rel_0,
    widthDirection = Frames.resolve1(frame_a.R, {0, 1, 0}), extra = lineShapeExtra, r = frame_a.r_0)
    if world.enableAnimation and animateLine "The line";
  Visualizers.Advanced.Shape massShape(
    shapeType = "sphere", color = massColor, specularCoefficient = specularCoefficient, length = massDiameter,
    width = massDiameter, height = massDiameter, lengthDirection = e_rel_0, widthDirection = {0, 1, 0},
    r_shape = e_rel_0 * (length * lengthFraction - massDiameter / 2), r = frame_a.r_0)
    if world.enableAnimation and animateMass and m > 0 "The mass";
equation
  // The ends of the line as flanges. One that is left open takes what the other one gives.
  {flange_a.s, flange_b.s} = {0, length};
  fa = if cardinality(flange_a) > 0 then flange_a.f else if cardinality(flange_b) > 0 then -flange_b.f else 0;
  fb = if cardinality(flange_b) > 0 then flange_b.f else if cardinality(flange_a) > 0 then -flange_a.f else 0;

  // The mass on the line, if there is one
  if m > 0 then
    ag_CM_0 = der(v_CM_0) - world.gravityAcceleration(r_CM_0);
    v_CM_0 = der(r_CM_0);
    r_CM_0 = r_rel_0 * lengthFraction + frame_a.r_0;
  else
    {r_CM_0, v_CM_0, ag_CM_0} = zeros(3, 3);
  end if;

  // Both ends carry it as a beam on two supports is carried, and both are pulled along the line.
  frame_b.f = Frames.resolve2(frame_b.R, lengthFraction * m * ag_CM_0 - e_rel_0 * fb);
  frame_a.f = Frames.resolve2(frame_a.R, (1 - lengthFraction) * m * ag_CM_0 - e_rel_0 * fa);
  annotation(Documentation(info = "<html>
<p>The line between two points as a path for parts of <code>Translational</code>, with one point mass on it.</p>
<h4>Equations</h4>
<p><code>flange_a.s = 0, flange_b.s = length of the line</code><br>
<code>without mass: frame_a.f = -fa*e, frame_b.f = -fb*e, e from frame_a to frame_b</code><br>
<code>with mass m: both ends carry it as a lever does, in the shares (1 - lengthFraction) and lengthFraction</code></p>
<h4>Signs</h4>
<p>What stands between <code>flange_a</code> and <code>flange_b</code> sees the length of the line as <code>flange_b.s
- flange_a.s</code> and pulls both frames together while its force is that of a stretched spring. The forces of the
flanges count along <code>e</code>, from <code>frame_a</code> to <code>frame_b</code>.</p>
<h4>Use</h4>
<p>Connect a translational spring, damper, friction or force source between both flanges. If only one flange is
connected, its force acts on the other frame with opposite sign. The points must never meet.
<code>lengthFraction</code> is 0 at <code>frame_a</code> and 1 at <code>frame_b</code>. The ends carry no torque; a
frame that nothing else turns needs <code>fixedRotationAtFrame_a</code> or <code>_b</code>.</p>
</html>"));
end LineForceWithMass;
