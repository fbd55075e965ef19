within Modelica.Thermal.HeatTransfer.Celsius;
model ToKelvin "Signal from degrees Celsius to kelvin"
  extends HeatTransfer.Icons.Conversion;
  Modelica.Blocks.Interfaces.RealInput Celsius(unit = "degC") "Temperature in degrees Celsius"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealOutput Kelvin(unit = "K") "Temperature in kelvin"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  Kelvin = Modelica.Units.Conversions.from_degC(Celsius);
  annotation(Documentation(info = "<html>
<p>Converts a signal.</p>
</html>"));
end ToKelvin;
