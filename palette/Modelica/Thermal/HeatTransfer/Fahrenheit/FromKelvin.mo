within Modelica.Thermal.HeatTransfer.Fahrenheit;
model FromKelvin "Signal from kelvin to degrees Fahrenheit"
  extends HeatTransfer.Icons.Conversion;
  Modelica.Blocks.Interfaces.RealInput Kelvin(unit = "K") "Temperature in kelvin"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealOutput Fahrenheit(unit = "degF") "Temperature in degrees Fahrenheit"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  Fahrenheit = Modelica.Units.Conversions.to_degF(Kelvin);
  annotation(Documentation(info = "<html>
<p>Converts a signal.</p>
</html>"));
end FromKelvin;
