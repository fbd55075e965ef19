within Modelica.Blocks.Routing;
block DeMultiplex5 "Splits a vector into five"
  extends Modelica.Blocks.Icons.Block;
  parameter Integer n1 = 1 "Length of y1";
  parameter Integer n2 = 1 "Length of y2";
  parameter Integer n3 = 1 "Length of y3";
  parameter Integer n4 = 1 "Length of y4";
  parameter Integer n5 = 1 "Length of y5";
  Modelica.Blocks.Interfaces.RealInput u[n1 + n2 + n3 + n4 + n5] "Vector"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealOutput y1[n1] "First part"
    annotation(Placement(transformation(extent = {{100, 70}, {120, 90}})));
  Modelica.Blocks.Interfaces.RealOutput y2[n2] "Second part"
    annotation(Placement(transformation(extent = {{100, 30}, {120, 50}})));
  Modelica.Blocks.Interfaces.RealOutput y3[n3] "Third part"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  Modelica.Blocks.Interfaces.RealOutput y4[n4] "Fourth part"
    annotation(Placement(transformation(extent = {{100, -50}, {120, -30}})));
  Modelica.Blocks.Interfaces.RealOutput y5[n5] "Fifth part"
    annotation(Placement(transformation(extent = {{100, -90}, {120, -70}})));
equation
  cat(1, y1, y2, y3, y4, y5) = u;
  annotation(Documentation(info = "<html>
<p>The parts follow each other in <code>u</code>.</p>
</html>"));
end DeMultiplex5;
