within Modelica.Thermal.HeatTransfer.Rankine;
model ToKelvin "Signal from degrees Rankine to kelvin"
  extends HeatTransfer.Icons.Conversion;
  Modelica.Blocks.Interfaces.RealInput Rankine(unit = "degRk") "Temperature in degrees Rankine"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealOutput Kelvin(unit = "K") "Temperature in kelvin"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  Kelvin = Modelica.Units.Conversions.from_degRk(Rankine);
  annotation(Documentation(info = "<html>
<p>Converts a signal.</p>
</html>"));
end ToKelvin;
