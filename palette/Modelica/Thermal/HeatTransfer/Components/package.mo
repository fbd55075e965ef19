within Modelica.Thermal.HeatTransfer;
package Components "Capacity, conduction, convection, radiation"
  extends Modelica.Icons.Package;
end Components;
