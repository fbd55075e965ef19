within Modelica.Thermal.HeatTransfer.Interfaces;
partial model Element1D "Base of a part between two heat ports that stores no heat"
  SI.HeatFlowRate Q_flow "Heat flow from port_a to port_b";
  SI.TemperatureDifference dT "Temperature of port_a above that of port_b";
  HeatPort_a port_a "Left port" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  HeatPort_b port_b "Right port" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
equation
  dT = port_a.T - port_b.T;
  Q_flow = port_a.Q_flow;
  Q_flow = -port_b.Q_flow;
  annotation(Documentation(info = "<html>
<p>One equation between <code>Q_flow</code> [W] and <code>dT</code> [K] completes the part.</p>
</html>"));
end Element1D;
