within Modelica.Mechanics;
package Translational "Parts that slide along a straight line"
  extends Modelica.Icons.Package;
  import Modelica.Units.SI;
  annotation(Documentation(info = "<html>
<p>Masses, rods, springs, dampers, stops, brakes, sources and sensors of one-dimensional motion.</p>
<p>A flange carries the position <code>s</code> [m] and the cut force <code>f</code> [N]. All flanges joined in one node
have the same position and their forces add up to zero. A part is drawn with an axis that points from
<code>flange_a</code> to <code>flange_b</code>; positions, speeds and forces count positive along that axis, and a
positive
cut force pushes in positive direction the part to which the flange belongs. Connected parts share one axis: turning or
mirroring an icon on the sheet changes no equation.</p>
<p>The housing of a part is the ground, unless <code>useSupport = true</code> gives it a flange of its own, which then
has to be connected.</p>
</html>"));
end Translational;
