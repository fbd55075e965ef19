within Modelica.Electrical.Analog.Sensors;
model VoltageSensor "Voltage between two pins"
  extends Modelica.Icons.RoundSensor;
  Interfaces.PositivePin p "Positive pin" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Interfaces.NegativePin n "Negative pin" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Modelica.Blocks.Interfaces.RealOutput v(unit = "V") "Voltage from p to n"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {0, -110})));
equation
  v = p.v - n.v;
  p.i = 0;
  n.i = 0;
  annotation(Documentation(info = "<html>
<p>Measures the voltage between two pins without drawing a current.</p>
<h4>Equations</h4>
<p><code>v = p.v - n.v</code><br>
<code>p.i = 0, n.i = 0</code></p>
<h4>Signs</h4>
<p>The signal is positive when <code>p</code> has the higher potential.</p>
<h4>Use</h4>
<p>Connect it beside the part whose voltage is wanted. In series it opens the circuit. A point that is connected with
the sensor alone has an undetermined potential.</p>
</html>"));
end VoltageSensor;
