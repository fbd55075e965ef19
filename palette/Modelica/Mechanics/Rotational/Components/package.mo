within Modelica.Mechanics.Rotational;
package Components "Shafts, springs, gears, friction"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>Parts that carry, store, transmit or dissipate mechanical energy of rotation.</p>
</html>"));
end Components;
