within Modelica.Thermal.HeatTransfer.Sensors;
model ConditionalFixedHeatFlowSensor "Heat flow sensor that may hold a temperature as well"
  extends Modelica.Icons.RoundSensor;
  parameter Boolean useFixedTemperature(start = false) "Hold port_a at 293.15 K" annotation(Evaluate = true);
  HeatTransfer.Interfaces.HeatPort_a port_a "Left port"
    annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  HeatTransfer.Interfaces.HeatPort_b port_b "Right port"
    annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  HeatTransfer.Sensors.HeatFlowSensor heatFlowSensor "Sensor"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}})));
  HeatTransfer.Sources.FixedTemperature fixedTemperature(final T(displayUnit = "K") = 293.15) if useFixedTemperature
    "Held temperature"
      annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 90, origin = {-50, -30})));
  Modelica.Blocks.Interfaces.RealOutput Q_flow(unit = "W") "Heat flow from port_a to port_b"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 270, origin = {0, -110})));
equation
  connect(Q_flow, heatFlowSensor.Q_flow);
  connect(heatFlowSensor.port_a, fixedTemperature.port);
  connect(port_b, heatFlowSensor.port_b);
  connect(heatFlowSensor.port_a, port_a);
  annotation(defaultComponentName = "heatFlowSensor", Documentation(info = "<html>
<p>With <code>useFixedTemperature</code>, all heat the other side needs comes from a reservoir at 293.15 K and is
measured on its way.</p>
</html>"));
end ConditionalFixedHeatFlowSensor;
