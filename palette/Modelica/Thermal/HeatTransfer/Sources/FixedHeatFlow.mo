within Modelica.Thermal.HeatTransfer.Sources;
model FixedHeatFlow "Constant heat flow, or one that changes with the temperature"
  parameter SI.HeatFlowRate Q_flow "Heat flow out of the source at the reference temperature";
  parameter SI.Temperature T_ref = 293.15 "Reference temperature";
  parameter SI.LinearTemperatureCoefficient alpha = 0 "Relative change of the heat flow per kelvin";
  Interfaces.HeatPort_b port "Heat port" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
equation
  port.Q_flow + Q_flow * (alpha * (port.T - T_ref) + 1) = 0;
  annotation(Documentation(info = "<html>
<p>The connected part receives <code>Q_flow*(1 + alpha*(port.T - T_ref))</code> [W]. A positive
<code>Q_flow</code> heats it.</p>
</html>"));
end FixedHeatFlow;
