within Modelica.Thermal.HeatTransfer;
package Rankine "Variants that speak in degrees Rankine"
  extends Modelica.Icons.VariantsPackage;
end Rankine;
