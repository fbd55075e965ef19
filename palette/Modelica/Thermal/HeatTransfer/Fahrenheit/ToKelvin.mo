within Modelica.Thermal.HeatTransfer.Fahrenheit;
model ToKelvin "Signal from degrees Fahrenheit to kelvin"
  extends HeatTransfer.Icons.Conversion;
  Modelica.Blocks.Interfaces.RealInput Fahrenheit(unit = "degF") "Temperature in degrees Fahrenheit"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealOutput Kelvin(unit = "K") "Temperature in kelvin"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  Kelvin = Modelica.Units.Conversions.from_degF(Fahrenheit);
  annotation(Documentation(info = "<html>
<p>Converts a signal.</p>
</html>"));
end ToKelvin;
