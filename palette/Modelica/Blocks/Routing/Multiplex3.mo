within Modelica.Blocks.Routing;
block Multiplex3 "Joins three vectors to one"
  extends Modelica.Blocks.Icons.Block;
  parameter Integer n1 = 1 "Length of u1";
  parameter Integer n2 = 1 "Length of u2";
  parameter Integer n3 = 1 "Length of u3";
  Modelica.Blocks.Interfaces.RealInput u1[n1] "First vector"
    annotation(Placement(transformation(extent = {{-140, 50}, {-100, 90}})));
  Modelica.Blocks.Interfaces.RealInput u2[n2] "Second vector"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealInput u3[n3] "Third vector"
    annotation(Placement(transformation(extent = {{-140, -90}, {-100, -50}})));
  Modelica.Blocks.Interfaces.RealOutput y[n1 + n2 + n3] "All of them"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  [y] = [u1; u2; u3];
  annotation(Documentation(info = "<html>
<p>The elements follow each other in <code>y</code>.</p>
</html>"));
end Multiplex3;
