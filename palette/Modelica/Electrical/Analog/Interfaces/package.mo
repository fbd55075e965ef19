within Modelica.Electrical.Analog;
package Interfaces "Pins and base classes of circuit parts"
  extends Modelica.Icons.InterfacesPackage;
  annotation(Documentation(info = "<html>
<p>Connectors and the partial classes from which circuit parts inherit their pins, their voltage and their heat
port.</p>
</html>"));
end Interfaces;
