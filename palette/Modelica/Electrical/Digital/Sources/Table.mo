within Modelica.Electrical.Digital.Sources;
block Table "Changes at given times"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  parameter D.Interfaces.Logic x[:] = {L.'1'} "Values";
  parameter Real t[size(x, 1)] = {1} "Times from which they hold";
  parameter D.Interfaces.Logic y0 = L.'U' "Value before the first time";
  final parameter Integer n = size(x, 1) "Number of values";
  D.Interfaces.DigitalOutput y "Output" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
algorithm
  assert(n > 0, "the table needs at least one value");
  // The last time that has passed decides.
  y := y0;
  for j in 1:n loop
    y := if time < t[j] then y else x[j];
  end for;
  annotation(Documentation(info = "<html>
<p>Changes at given times.</p>
<h4>Equations</h4>
<p><code>y = y0 for time &lt; t[1]</code><br>
<code>y = x[k] for t[k] &lt;= time &lt; t[k + 1]</code><br>
<code>y = x[end] from t[end] on</code></p>
<h4>Use</h4>
<p>A test pattern: one value and one time for each change, times in ascending order. Each change is a time event. Give
<code>y0</code> where the circuit has to begin defined; by default it is U.</p>
</html>"));
end Table;
