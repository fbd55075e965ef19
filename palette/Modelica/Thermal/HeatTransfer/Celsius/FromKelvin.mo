within Modelica.Thermal.HeatTransfer.Celsius;
model FromKelvin "Signal from kelvin to degrees Celsius"
  extends HeatTransfer.Icons.Conversion;
  Modelica.Blocks.Interfaces.RealInput Kelvin(unit = "K") "Temperature in kelvin"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealOutput Celsius(unit = "degC") "Temperature in degrees Celsius"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  Celsius = Modelica.Units.Conversions.to_degC(Kelvin);
  annotation(Documentation(info = "<html>
<p>Converts a signal.</p>
</html>"));
end FromKelvin;
