within Modelica.Blocks.Routing;
block Multiplex6 "Joins six vectors to one"
  extends Modelica.Blocks.Icons.Block;
  parameter Integer n1 = 1 "Length of u1";
  parameter Integer n2 = 1 "Length of u2";
  parameter Integer n3 = 1 "Length of u3";
  parameter Integer n4 = 1 "Length of u4";
  parameter Integer n5 = 1 "Length of u5";
  parameter Integer n6 = 1 "Length of u6";
  Modelica.Blocks.Interfaces.RealInput u1[n1] "First vector"
    annotation(Placement(transformation(extent = {{-124, 73}, {-100, 97}})));
  Modelica.Blocks.Interfaces.RealInput u2[n2] "Second vector"
    annotation(Placement(transformation(extent = {{-124, 39}, {-100, 63}})));
  Modelica.Blocks.Interfaces.RealInput u3[n3] "Third vector"
    annotation(Placement(transformation(extent = {{-124, 5}, {-100, 29}})));
  Modelica.Blocks.Interfaces.RealInput u4[n4] "Fourth vector"
    annotation(Placement(transformation(extent = {{-124, -29}, {-100, -5}})));
  Modelica.Blocks.Interfaces.RealInput u5[n5] "Fifth vector"
    annotation(Placement(transformation(extent = {{-124, -63}, {-100, -39}})));
  Modelica.Blocks.Interfaces.RealInput u6[n6] "Sixth vector"
    annotation(Placement(transformation(extent = {{-124, -97}, {-100, -73}})));
  Modelica.Blocks.Interfaces.RealOutput y[n1 + n2 + n3 + n4 + n5 + n6] "All of them"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  y = cat(1, u1, u2, u3, u4, u5, u6);
  annotation(Documentation(info = "<html>
<p>The elements follow each other in <code>y</code>.</p>
</html>"));
end Multiplex6;
