within Modelica.Thermal.HeatTransfer;
package Celsius "Variants that speak in degrees Celsius"
  extends Modelica.Icons.VariantsPackage;
end Celsius;
