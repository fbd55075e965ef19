within Modelica.Blocks.Math;
block IntegerToReal "Integer as a Real signal"
  extends Modelica.Blocks.Icons.Block;
  Interfaces.IntegerInput u "Input" annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Interfaces.RealOutput y "Output" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  y = u;
  annotation(Documentation(info = "<html>
<p><code>y = u</code>.</p>
</html>"));
end IntegerToReal;
