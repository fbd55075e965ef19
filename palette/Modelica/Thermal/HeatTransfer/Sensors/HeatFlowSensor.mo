within Modelica.Thermal.HeatTransfer.Sensors;
model HeatFlowSensor "Heat flow as a signal"
  extends Modelica.Icons.RoundSensor;
  Modelica.Blocks.Interfaces.RealOutput Q_flow(unit = "W") "Heat flow from port_a to port_b"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 270, origin = {0, -110})));
  Interfaces.HeatPort_a port_a "Left port" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Interfaces.HeatPort_b port_b "Right port" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
equation
  port_a.T = port_b.T;
  Q_flow = port_a.Q_flow;
  Q_flow = -port_b.Q_flow;
  annotation(Documentation(info = "<html>
<p>Sits in the path of the heat. <code>Q_flow</code> [W] is positive from port_a to port_b.</p>
</html>"));
end HeatFlowSensor;
