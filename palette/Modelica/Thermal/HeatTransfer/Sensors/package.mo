within Modelica.Thermal.HeatTransfer;
package Sensors "Temperature and heat flow as signals"
  extends Modelica.Icons.SensorsPackage;
end Sensors;
