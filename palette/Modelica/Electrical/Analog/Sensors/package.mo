within Modelica.Electrical.Analog;
package Sensors "Potential, voltage, current, power"
  extends Modelica.Icons.SensorsPackage;
  annotation(Documentation(info = "<html>
<p>Sensors do not disturb the circuit: voltage paths carry no current, current paths have no voltage.</p>
</html>"));
end Sensors;
