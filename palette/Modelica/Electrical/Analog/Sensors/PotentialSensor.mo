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
<p>Potential of a pin against ground: <code>phi = p.v</code> [V]. It draws no current, <code>p.i = 0</code>, so it
changes nothing in the circuit; any number may be connected.</p>
</html>"));
end PotentialSensor;
