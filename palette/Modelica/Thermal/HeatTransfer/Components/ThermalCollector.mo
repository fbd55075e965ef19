within Modelica.Thermal.HeatTransfer.Components;
model ThermalCollector "Joins several heat ports to one"
  parameter Integer m(min = 1) = 3 "Number of ports to join";
  Interfaces.HeatPort_a port_a[m] "Ports to join"
    annotation(Placement(transformation(extent = {{-10, 110}, {10, 90}})));
  Interfaces.HeatPort_b port_b "Common port" annotation(Placement(transformation(extent = {{-10, -110}, {10, -90}})));
equation
  port_a.T = fill(port_b.T, m);
  sum(port_a.Q_flow) + port_b.Q_flow = 0;
  annotation(Documentation(info = "<html>
<p>All temperatures are equal, the heat flows add up.</p>
</html>"));
end ThermalCollector;
