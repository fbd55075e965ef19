within Modelica.Thermal.HeatTransfer.Sensors;
model TemperatureSensor "Absolute temperature as a signal"
  Modelica.Blocks.Interfaces.RealOutput T(unit = "K") "Temperature"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  Interfaces.HeatPort_a port "Heat port" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
equation
  T = port.T;
  port.Q_flow = 0;
  annotation(Documentation(info = "<html>
<p><code>T = port.T</code> [K]; takes no heat.</p>
</html>"));
end TemperatureSensor;
