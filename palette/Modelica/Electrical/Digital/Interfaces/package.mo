within Modelica.Electrical.Digital;
package Interfaces "Values, connectors and base classes"
  extends Modelica.Icons.InterfacesPackage;
  annotation(Documentation(info = "<html>
<p>The type of the logic values with their connectors, and bases of parts with one or many inputs and outputs.</p>
</html>"));
end Interfaces;
