within Modelica.Mechanics.Translational;
package Interfaces "Flanges and base classes of sliding parts"
  extends Modelica.Icons.InterfacesPackage;
  annotation(Documentation(info = "<html>
<p>Connectors, and partial models from which own parts can be made by adding equations.</p>
</html>"));
end Interfaces;
