within Modelica.Thermal.HeatTransfer.Components;
model ThermalCollectorMatrix "Joins a matrix of heat ports to one"
  parameter Integer Ns(min = 1) "Number of rows";
  parameter Integer Np(min = 1) "Number of columns";
  Modelica.Thermal.HeatTransfer.Interfaces.HeatPort_a port_a[Ns, Np] "Ports to join"
    annotation(Placement(transformation(extent = {{-10, 110}, {10, 90}})));
  Modelica.Thermal.HeatTransfer.Interfaces.HeatPort_b port_b "Common port"
    annotation(Placement(transformation(extent = {{-10, -110}, {10, -90}})));
equation
  port_a.T = fill(port_b.T, Ns, Np);
  sum(port_a.Q_flow) + port_b.Q_flow = 0;
  annotation(Documentation(info = "<html>
<p>All temperatures are equal, the heat flows add up.</p>
</html>"));
end ThermalCollectorMatrix;
