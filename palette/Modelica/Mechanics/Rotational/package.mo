within Modelica.Mechanics;
package Rotational "Parts that turn about a fixed axis"
  extends Modelica.Icons.Package;
  import Modelica.Units.SI;
  annotation(Documentation(info = "<html>
<p>Shafts, gears, springs, clutches, brakes, sources and sensors of one-dimensional drive trains.</p>
<p>A flange carries the angle <code>phi</code> [rad] and the cut torque <code>tau</code> [N.m]. All flanges joined in
one node have the same angle and their torques add up to zero. A part is drawn with an axis that points from
<code>flange_a</code> to <code>flange_b</code>: angles, speeds and torques count positive along that axis by the
right-hand rule, and a positive cut torque speeds the part up to which the flange belongs. Turning or mirroring an icon
on the sheet changes no equation.</p>
<p>The housing of a part is the ground, unless <code>useSupport = true</code> gives it a flange of its own, which then
has to be connected.</p>
</html>"));
end Rotational;
