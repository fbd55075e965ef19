within Modelica.Thermal.HeatTransfer.Celsius;
model TemperatureSensor "Temperature as a signal in degrees Celsius"
  Modelica.Blocks.Interfaces.RealOutput T(unit = "degC") "Temperature"
    annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Interfaces.HeatPort_a port "Heat port" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
equation
  port.Q_flow = 0;
  Modelica.Units.Conversions.to_degC(port.T) = T;
  annotation(defaultComponentName = "temperatureSensor", Documentation(info = "<html>
<p>Gives the temperature of the port in degrees Celsius; takes no heat.</p>
</html>"));
end TemperatureSensor;
