within Modelica.Mechanics.MultiBody.Forces;
model Spring "Linear spring between two points, with a point mass if wanted"
  import Modelica.Mechanics.MultiBody.Types;
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames;
  parameter Boolean animation = true "Show the part in space";
  parameter Boolean showMass = true "Show the mass as a sphere";
  parameter SI.TranslationalSpringConstant c(final min = 0) "Stiffness";
  parameter SI.Length s_unstretched = 0 "Length without force";
  parameter SI.Mass m(min = 0) = 0 "Mass of the spring, as a point";
  parameter Real lengthFraction(min = 0, max = 1) = 0.5 "Where the mass is: 0 at frame_a, 1 at frame_b";
  input SI.Distance width = world.defaultForceWidth "Width of the coil"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input SI.Distance coilWidth = width / 10 "Thickness of the wire"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  parameter Integer numberOfWindings = 5 "Number of coils"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input Types.Color color = Types.Defaults.SpringColor "Colour of the spring"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true", enable = animation));
  input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
    "How much the surface shines, 0: dull"
    annotation(Dialog(tab = "Animation", group = "if animation = true", enable = animation));
  input SI.Diameter massDiameter = max(0, (width - 2 * coilWidth) * 0.9) "Diameter of the sphere"
    annotation(Dialog(tab = "Animation", group = "if animation = true and showMass = true",
      enable = animation and showMass));
  input Types.Color massColor = Types.Defaults.BodyColor "Colour of the sphere"
    annotation(Dialog(colorSelector = true, tab = "Animation", group = "if animation = true and showMass = true",
      enable = animation and showMass));
  parameter SI.Distance s_small = 1.e-10 "The force law sees no shorter length than this"
    annotation(Dialog(tab = "Advanced"));
  parameter Boolean fixedRotationAtFrame_a = false "Nothing else turns frame_a: keep it parallel to the world"
    annotation(Evaluate = true,
      choices(checkBox = true),
      Dialog(tab = "Advanced", group = "If the part is the only one at a frame, that frame needs an orientation"));
  parameter Boolean fixedRotationAtFrame_b = false "Nothing else turns frame_b: keep it parallel to the world"
    annotation(Evaluate = true,
      choices(checkBox = true),
      Dialog(tab = "Advanced", group = "If the part is the only one at a frame, that frame needs an orientation"));
  SI.Position r_rel_a[3] "From frame_a to frame_b, seen from frame_a";
  Real e_a[3](each final unit = "1") "Unit vector from frame_a to frame_b, seen from frame_a";
  SI.Force f "Force of the spring, positive if it is stretched";
  SI.Distance length "Distance of both origins";
  SI.Position s "The same, but at least s_small";
  SI.Position r_rel_0[3] "From frame_a to frame_b, seen from the world frame";
  Real e_rel_0[3](each final unit = "1") "Unit vector from frame_a to frame_b, seen from the world frame";
  Forces.LineForceWithMass lineForce(
    final animateLine = animation, final animateMass = showMass, final m = m, final lengthFraction = lengthFraction,
    final lineShapeType = "spring", final lineShapeHeight = 2 * coilWidth, final lineShapeWidth = width,
    final lineShapeExtra = numberOfWindings, final lineShapeColor = color,
    final specularCoefficient = specularCoefficient, final massDiameter = massDiameter,
    final massColor = massColor, final s_small = s_small, final fixedRotationAtFrame_a = fixedRotationAtFrame_a,
    final fixedRotationAtFrame_b = fixedRotationAtFrame_b) "Line with the mass"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}})));
  Modelica.Mechanics.Translational.Components.Spring spring(final s_rel0 = s_unstretched, final c = c)
    "Law of the spring"
    annotation(Placement(transformation(extent = {{-10, 40}, {10, 60}})));
equation
  connect(frame_a, lineForce.frame_a);
  connect(frame_b, lineForce.frame_b);
  connect(lineForce.flange_a, spring.flange_a);
  connect(lineForce.flange_b, spring.flange_b);
  f = spring.f;

  // The line, as the line force knows it, and seen from frame_a
  {length, s} = {lineForce.length, lineForce.s};
  {r_rel_0, e_rel_0} = {lineForce.r_rel_0, lineForce.e_rel_0};
  e_a = Frames.resolve2(frame_a.R, e_rel_0);
  r_rel_a = s * e_a;
  annotation(Documentation(info = "<html>
<p>A linear spring along the line between two points, with a point mass if wanted.</p>
<h4>Equations</h4>
<p><code>f = c*(length - s_unstretched)</code><br>
<code>length = distance of the origins of both frames</code></p>
<h4>Signs</h4>
<p><code>f</code> is positive while the spring is stretched, and pulls both ends together. <code>e_a</code> points
from <code>frame_a</code> to <code>frame_b</code> in the axes of <code>frame_a</code>. Cut forces act on the part at
its frames.</p>
<h4>Use</h4>
<p>It acts in every direction of space along its own line; the ends carry no torque. The points must never meet: with
<code>s_unstretched = 0</code> a spring through a single point has no direction there. With <code>m &gt; 0</code> a
point mass sits at the share <code>lengthFraction</code> of the length. A frame that nothing else turns needs
<code>fixedRotationAtFrame_a</code> or <code>_b</code>; the message says so. For a torsion spring use
<code>Rotational</code> at the flanges of a joint.</p>
</html>"));
end Spring;
