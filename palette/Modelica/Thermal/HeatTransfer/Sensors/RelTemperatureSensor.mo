within Modelica.Thermal.HeatTransfer.Sensors;
model RelTemperatureSensor "Temperature difference as a signal"
  extends Modelica.Icons.RectangularSensor;
  Interfaces.HeatPort_a port_a "Left port" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Interfaces.HeatPort_b port_b "Right port" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Modelica.Blocks.Interfaces.RealOutput T_rel(unit = "K", displayUnit = "K")
    "Temperature of port_a above that of port_b"
    annotation(absoluteValue = false, Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90,
      origin = {0, -110})));
equation
  {port_a.Q_flow, port_b.Q_flow} = {0, 0};
  port_a.T - port_b.T = T_rel;
  annotation(Documentation(info = "<html>
<p><code>T_rel = port_a.T - port_b.T</code> [K]; takes no heat. Note the direction: a minus b.</p>
</html>"));
end RelTemperatureSensor;
