within Modelica.Thermal.HeatTransfer.Sources;
model PrescribedTemperature "Temperature from a signal"
  Interfaces.HeatPort_b port "Heat port" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Modelica.Blocks.Interfaces.RealInput T(unit = "K") "Temperature"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
equation
  port.T = T;
  annotation(Documentation(info = "<html>
<p><code>port.T = T</code> [K], whatever heat this takes.</p>
</html>"));
end PrescribedTemperature;
