within Modelica.Blocks.Routing;
block Multiplex5 "Joins five vectors to one"
  extends Modelica.Blocks.Icons.Block;
  parameter Integer n1 = 1 "Length of u1";
  parameter Integer n2 = 1 "Length of u2";
  parameter Integer n3 = 1 "Length of u3";
  parameter Integer n4 = 1 "Length of u4";
  parameter Integer n5 = 1 "Length of u5";
  Modelica.Blocks.Interfaces.RealInput u1[n1] "First vector"
    annotation(Placement(transformation(extent = {{-140, 80}, {-100, 120}})));
  Modelica.Blocks.Interfaces.RealInput u2[n2] "Second vector"
    annotation(Placement(transformation(extent = {{-140, 30}, {-100, 70}})));
  Modelica.Blocks.Interfaces.RealInput u3[n3] "Third vector"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealInput u4[n4] "Fourth vector"
    annotation(Placement(transformation(extent = {{-140, -70}, {-100, -30}})));
  Modelica.Blocks.Interfaces.RealInput u5[n5] "Fifth vector"
    annotation(Placement(transformation(extent = {{-140, -120}, {-100, -80}})));
  Modelica.Blocks.Interfaces.RealOutput y[n1 + n2 + n3 + n4 + n5] "All of them"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  y = cat(1, u1, u2, u3, u4, u5);
  annotation(Documentation(info = "<html>
<p>The elements follow each other in <code>y</code>.</p>
</html>"));
end Multiplex5;
