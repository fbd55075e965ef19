within Modelica.Thermal.HeatTransfer.Fahrenheit;
model PrescribedTemperature "Temperature from a signal in degrees Fahrenheit"
  extends HeatTransfer.Icons.PrescribedTemperature;
  Interfaces.HeatPort_b port "Heat port" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Modelica.Blocks.Interfaces.RealInput T(unit = "degF") "Temperature"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
equation
  port.T = Modelica.Units.Conversions.from_degF(T);
  annotation(Documentation(info = "<html>
<p>Keeps the port at the signal <code>T</code>, read in degrees Fahrenheit.</p>
</html>"));
end PrescribedTemperature;
