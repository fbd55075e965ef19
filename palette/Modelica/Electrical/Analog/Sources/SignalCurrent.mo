within Modelica.Electrical.Analog.Sources;
model SignalCurrent "Current from a signal"
  extends Modelica.Electrical.Analog.Icons.CurrentSource;
  Interfaces.PositivePin p "Positive pin" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Interfaces.NegativePin n "Negative pin" annotation(Placement(transformation(extent = {{110, -10}, {90, 10}})));
  Modelica.Blocks.Interfaces.RealInput i(unit = "A") "Current from p to n"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {0, 120})));
  SI.Voltage v "Voltage from p to n";
equation
  v = p.v - n.v;
  i = p.i;
  p.i + n.i = 0;
  annotation(Documentation(info = "<html>
<p>A current source that follows a signal.</p>
<h4>Equations</h4>
<p><code>i = p.i, p.i + n.i = 0, v = p.v - n.v</code></p>
<h4>Signs</h4>
<p>The signal <code>i</code> is the current from <code>p</code> through the source to <code>n</code>: positive values
leave at <code>n</code>. <code>v</code> counts from <code>p</code> to <code>n</code> and is negative while the source
delivers.</p>
<h4>Use</h4>
<p>The door from block diagrams into circuits: behind a controller it is an ideal current amplifier. Where the circuit
needs the derivative of the current, as an inductor in series does, the signal must be smooth enough to be
differentiated. The circuit has to offer the current a way.</p>
</html>"));
end SignalCurrent;
