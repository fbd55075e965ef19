within Modelica.Blocks.Routing;
block Multiplex2 "Joins two vectors to one"
  extends Modelica.Blocks.Icons.Block;
  parameter Integer n1 = 1 "Length of u1";
  parameter Integer n2 = 1 "Length of u2";
  Modelica.Blocks.Interfaces.RealInput u1[n1] "First vector"
    annotation(Placement(transformation(extent = {{-140, 40}, {-100, 80}})));
  Modelica.Blocks.Interfaces.RealInput u2[n2] "Second vector"
    annotation(Placement(transformation(extent = {{-140, -80}, {-100, -40}})));
  Modelica.Blocks.Interfaces.RealOutput y[n1 + n2] "All of them"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  [y] = [u1; u2];
  annotation(Documentation(info = "<html>
<p>The elements follow each other in <code>y</code>.</p>
</html>"));
end Multiplex2;
