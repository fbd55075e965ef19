within Modelica.Electrical.Analog.Sources;
model SignalVoltage "Voltage from a signal"
  extends Modelica.Electrical.Analog.Icons.VoltageSource;
  Interfaces.PositivePin p "Positive pin" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Interfaces.NegativePin n "Negative pin" annotation(Placement(transformation(extent = {{110, -10}, {90, 10}})));
  Modelica.Blocks.Interfaces.RealInput v(unit = "V") "Voltage from p to n"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {0, 120})));
  SI.Current i "Current from p to n";
equation
  v = p.v - n.v;
  i = p.i;
  p.i + n.i = 0;
  annotation(Documentation(info = "<html>
<p>A voltage source that follows a signal.</p>
<h4>Equations</h4>
<p><code>v = p.v - n.v, i = p.i, p.i + n.i = 0</code></p>
<h4>Signs</h4>
<p>The signal <code>v</code> is the voltage from <code>p</code> to <code>n</code>: positive values make <code>p</code>
the positive pole. <code>i</code> counts from <code>p</code> through the source to <code>n</code> and is negative
while the source delivers.</p>
<h4>Use</h4>
<p>The door from block diagrams into circuits: behind a controller it is an ideal amplifier. A capacitor directly in
parallel forces the derivative of the signal as its current; put a resistor between them if the signal jumps.</p>
</html>"));
end SignalVoltage;
