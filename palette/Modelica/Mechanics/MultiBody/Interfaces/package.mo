within Modelica.Mechanics.MultiBody;
package Interfaces "Frames and base classes of parts in space"
  extends Modelica.Icons.InterfacesPackage;
  annotation(Documentation(info = "<html>
<p>Connectors, and partial models from which own parts can be made by adding equations.</p>
</html>"));
end Interfaces;
