within Modelica.Thermal.HeatTransfer.Sources;
model PrescribedHeatFlow "Heat flow from a signal"
  parameter SI.Temperature T_ref = 293.15 "Reference temperature";
  parameter SI.LinearTemperatureCoefficient alpha = 0 "Relative change of the heat flow per kelvin";
  Modelica.Blocks.Interfaces.RealInput Q_flow(unit = "W") "Heat flow out of the source"
    annotation(Placement(transformation(extent = {{20, -20}, {-20, 20}}, rotation = 180, origin = {-100, 0})));
  Interfaces.HeatPort_b port "Heat port" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
equation
  port.Q_flow + Q_flow * (alpha * (port.T - T_ref) + 1) = 0;
  annotation(Documentation(info = "<html>
<p>The connected part receives <code>Q_flow*(1 + alpha*(port.T - T_ref))</code> [W]. A positive signal heats it.</p>
</html>"));
end PrescribedHeatFlow;
