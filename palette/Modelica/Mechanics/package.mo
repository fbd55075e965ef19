within Modelica;
package Mechanics "Rotating and sliding parts, bodies in space"
  extends Modelica.Icons.Package;
  import Modelica.Units.SI;
  annotation(Documentation(info = "<html>
<p><b>Rotational</b>: shafts, gears, clutches, brakes about one axis each. <b>Translational</b>: masses, springs, rods,
guides along one line each. Both meet in a wheel or a rack: see
<code>Rotational.Components.IdealRollingWheel</code>. <b>MultiBody</b>: bodies that move in all directions; its joints can
be driven by parts of the other two.</p>
</html>"));
end Mechanics;
