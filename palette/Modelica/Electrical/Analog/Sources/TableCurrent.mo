within Modelica.Electrical.Analog.Sources;
model TableCurrent "Current along straight lines through given points"
  parameter Real table[:, :] = [0, 0; 1, 1; 2, 4] "Rows of time and current";
  extends Interfaces.CurrentSource(redeclare Modelica.Blocks.Sources.TimeTable signalSource(final table = table));
  annotation(Documentation(info = "<html>
<p>A current along straight lines through given points.</p>
<h4>Equations</h4>
<p><code>i = offset + line between the rows of table at time - startTime</code></p>
<h4>Signs</h4>
<p><code>i</code> flows from <code>p</code> through the source to <code>n</code>: positive values leave the source at
<code>n</code>. <code>v</code> counts from <code>p</code> to <code>n</code> and is negative while the source
delivers.</p>
<h4>Use</h4>
<p>First column: time, second column: current; times must not fall. Two rows of the same time make a jump. The last
line is continued beyond the table, so end it with two equal values to hold one. Every corner is a time event. Any
voltage arises that the circuit asks for; an open circuit or a second current source in series contradicts it.</p>
</html>"));
end TableCurrent;
