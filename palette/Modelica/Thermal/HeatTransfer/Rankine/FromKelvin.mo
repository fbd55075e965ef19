within Modelica.Thermal.HeatTransfer.Rankine;
model FromKelvin "Signal from kelvin to degrees Rankine"
  extends HeatTransfer.Icons.Conversion;
  Modelica.Blocks.Interfaces.RealInput Kelvin(unit = "K") "Temperature in kelvin"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealOutput Rankine(unit = "degRk") "Temperature in degrees Rankine"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  Rankine = Modelica.Units.Conversions.to_degRk(Kelvin);
  annotation(Documentation(info = "<html>
<p>Converts a signal.</p>
</html>"));
end FromKelvin;
