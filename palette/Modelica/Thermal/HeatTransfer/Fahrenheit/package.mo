within Modelica.Thermal.HeatTransfer;
package Fahrenheit "Variants that speak in degrees Fahrenheit"
  extends Modelica.Icons.VariantsPackage;
end Fahrenheit;
