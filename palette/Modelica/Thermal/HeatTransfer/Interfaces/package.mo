within Modelica.Thermal.HeatTransfer;
package Interfaces "Heat ports and base classes"
  extends Modelica.Icons.InterfacesPackage;
end Interfaces;
