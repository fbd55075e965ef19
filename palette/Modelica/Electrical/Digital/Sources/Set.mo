within Modelica.Electrical.Digital.Sources;
block Set "Constant value"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  parameter D.Interfaces.Logic x(start = L.'1') "Value";
  D.Interfaces.DigitalOutput y "Output" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
equation
  y = x;
  annotation(Documentation(info = "<html>
<p>One of the nine values for the whole run.</p>
<h4>Equations</h4>
<p><code>y = x</code></p>
<h4>Use</h4>
<p>For inputs that are tied to 0 or 1, or to learn what a circuit makes of an unknown X, an open wire Z or a weak
level. An input that is not connected at all is an error; tie it with this part.</p>
</html>"));
end Set;
