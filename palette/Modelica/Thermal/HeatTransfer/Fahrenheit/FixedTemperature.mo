within Modelica.Thermal.HeatTransfer.Fahrenheit;
model FixedTemperature "Constant temperature in degrees Fahrenheit"
  extends HeatTransfer.Icons.FixedTemperature;
  parameter Modelica.Units.NonSI.Temperature_degF T "Temperature";
  Interfaces.HeatPort_b port "Heat port" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
equation
  port.T = Modelica.Units.Conversions.from_degF(T);
  annotation(Documentation(info = "<html>
<p>Keeps the port at <code>T</code> in degrees Fahrenheit.</p>
</html>"));
end FixedTemperature;
