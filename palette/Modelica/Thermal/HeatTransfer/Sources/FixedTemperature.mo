within Modelica.Thermal.HeatTransfer.Sources;
model FixedTemperature "Constant temperature"
  parameter SI.Temperature T "Temperature";
  Interfaces.HeatPort_b port "Heat port" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
equation
  port.T = T;
  annotation(Documentation(info = "<html>
<p>Keeps <code>port.T = T</code> [K] and takes or gives any amount of heat.</p>
</html>"));
end FixedTemperature;
