within Modelica.Electrical.Analog.Sensors;
model PotentialSensor "Potential of a pin"
  extends Modelica.Icons.RoundSensor;
  Interfaces.PositivePin p "Pin where is measured"
    annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Modelica.Blocks.Interfaces.RealOutput phi(unit = "V") "Potential against ground"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  phi = p.v;
  p.i = 0;
  annotation(Documentation(info = "<html>
<p><code>phi = p.v</code> [V], without a current.</p>
</html>"));
end PotentialSensor;
