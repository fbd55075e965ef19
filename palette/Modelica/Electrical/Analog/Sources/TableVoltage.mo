within Modelica.Electrical.Analog.Sources;
model TableVoltage "Voltage along straight lines through given points"
  parameter Real table[:, :] = [0, 0; 1, 1; 2, 4] "Rows of time and voltage";
  extends Interfaces.VoltageSource(redeclare Modelica.Blocks.Sources.TimeTable signalSource(final table = table));
  annotation(Documentation(info = "<html>
<p>A voltage along straight lines through given points.</p>
<h4>Equations</h4>
<p><code>v = offset + line between the rows of table at time - startTime</code></p>
<h4>Signs</h4>
<p><code>v = p.v - n.v</code>: positive values make <code>p</code> the positive pole. <code>i</code> counts from
<code>p</code> through the source to <code>n</code>, so it is negative while the source delivers.</p>
<h4>Use</h4>
<p>First column: time, second column: voltage; times must not fall. Two rows of the same time make a jump. The last
line is continued beyond the table, so end it with two equal values to hold one. Every corner is a time event. Any
current flows that the circuit asks for; a short cut or a second voltage source in parallel contradicts it.</p>
</html>"));
end TableVoltage;
