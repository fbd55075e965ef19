within Modelica.Mechanics.Translational;
package Components "Masses, springs, stops, friction"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>Parts that carry, store, transmit or dissipate mechanical energy of sliding motion.</p>
</html>"));
end Components;
