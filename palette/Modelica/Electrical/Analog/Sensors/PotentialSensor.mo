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
<p>Measures the potential of a pin against ground.</p>
<h4>Equations</h4>
<p><code>phi = p.v</code><br>
<code>p.i = 0</code></p>
<h4>Signs</h4>
<p>Positive for a potential above that of the ground, which is zero.</p>
<h4>Use</h4>
<p>Draws no current, so it changes nothing in the circuit and any number may be connected. For the voltage between two
points neither of which is grounded take a <code>VoltageSensor</code>.</p>
</html>"));
end PotentialSensor;
