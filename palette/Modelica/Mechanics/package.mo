within Modelica;
package Mechanics "Rotating and sliding parts"
  extends Modelica.Icons.Package;
  import Modelica.Units.SI;
  annotation(Documentation(info = "<html>
<p><b>Rotational</b>: shafts, gears, clutches, brakes about one axis each. <b>Translational</b>: masses, springs, rods,
guides along one line each. Both meet in a wheel or a rack: see
<code>Rotational.Components.IdealRollingWheel</code>.</p>
</html>"));
end Mechanics;
