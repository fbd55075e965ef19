within Modelica.Electrical.Digital.Sources;
block Step "One change"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  parameter D.Interfaces.Logic before(start = L.'0') "Value before";
  parameter D.Interfaces.Logic after(start = L.'1') "Value after";
  parameter Real stepTime(start = 1) "Time of the change";
  D.Interfaces.DigitalOutput y "Output" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
equation
  y = if time >= stepTime then after else before;
  annotation(Documentation(info = "<html>
<p>One change at a given time.</p>
<h4>Equations</h4>
<p><code>y = before for time &lt; stepTime</code><br>
<code>y = after for time &gt;= stepTime</code></p>
<h4>Use</h4>
<p>Releases a reset, starts a counter, tests how a change runs through a circuit. Both values may be any of the nine.
The change is a time event.</p>
</html>"));
end Step;
