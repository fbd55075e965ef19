within Modelica.Electrical.Digital.Sources;
block Set "Constant value"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  parameter D.Interfaces.Logic x(start = L.'1') "Value";
  D.Interfaces.DigitalOutput y "Output" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
equation
  y = x;
  annotation(Documentation(info = "<html>
<p><code>y = x</code> at all times.</p>
</html>"));
end Set;
