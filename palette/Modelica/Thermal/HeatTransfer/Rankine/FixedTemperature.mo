within Modelica.Thermal.HeatTransfer.Rankine;
model FixedTemperature "Constant temperature in degrees Rankine"
  extends HeatTransfer.Icons.FixedTemperature;
  parameter Modelica.Units.NonSI.Temperature_degRk T "Temperature";
  Interfaces.HeatPort_b port "Heat port" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
equation
  port.T = Modelica.Units.Conversions.from_degRk(T);
  annotation(Documentation(info = "<html>
<p>Keeps the port at <code>T</code> in degrees Rankine.</p>
</html>"));
end FixedTemperature;
