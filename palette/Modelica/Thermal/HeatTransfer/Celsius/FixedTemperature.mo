within Modelica.Thermal.HeatTransfer.Celsius;
model FixedTemperature "Constant temperature in degrees Celsius"
  extends HeatTransfer.Icons.FixedTemperature;
  parameter Modelica.Units.NonSI.Temperature_degC T "Temperature";
  Interfaces.HeatPort_b port "Heat port" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
equation
  port.T = Modelica.Units.Conversions.from_degC(T);
  annotation(Documentation(info = "<html>
<p>Keeps the port at <code>T</code> in degrees Celsius.</p>
</html>"));
end FixedTemperature;
