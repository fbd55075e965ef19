within Modelica.Electrical.Analog.Sensors;
model CurrentSensor "Current through a wire"
  extends Modelica.Icons.RoundSensor;
  Interfaces.PositivePin p "Positive pin" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Interfaces.NegativePin n "Negative pin" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Modelica.Blocks.Interfaces.RealOutput i(unit = "A") "Current from p to n"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {0, -110})));
equation
  i = p.i;
  n.i = -i;
  p.v = n.v;
  annotation(Documentation(info = "<html>
<p>Measures the current through a wire, without a voltage of its own.</p>
<h4>Equations</h4>
<p><code>p.v = n.v</code><br>
<code>i = p.i, p.i + n.i = 0</code></p>
<h4>Signs</h4>
<p>The signal counts positive for a current that enters at <code>p</code>, passes the sensor and leaves at
<code>n</code>.</p>
<h4>Use</h4>
<p>Connect it in series: cut the wire and put the sensor in between. In parallel to a part it is a short cut. Turn it
round to change the sign of the signal.</p>
</html>"));
end CurrentSensor;
