within Modelica.Blocks.Routing;
block DeMultiplex6 "Splits a vector into six"
  extends Modelica.Blocks.Icons.Block;
  parameter Integer n1 = 1 "Length of y1";
  parameter Integer n2 = 1 "Length of y2";
  parameter Integer n3 = 1 "Length of y3";
  parameter Integer n4 = 1 "Length of y4";
  parameter Integer n5 = 1 "Length of y5";
  parameter Integer n6 = 1 "Length of y6";
  Modelica.Blocks.Interfaces.RealInput u[n1 + n2 + n3 + n4 + n5 + n6] "Vector"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealOutput y1[n1] "First part"
    annotation(Placement(transformation(extent = {{100, 80}, {120, 100}})));
  Modelica.Blocks.Interfaces.RealOutput y2[n2] "Second part"
    annotation(Placement(transformation(extent = {{100, 44}, {120, 64}})));
  Modelica.Blocks.Interfaces.RealOutput y3[n3] "Third part"
    annotation(Placement(transformation(extent = {{100, 8}, {120, 28}})));
  Modelica.Blocks.Interfaces.RealOutput y4[n4] "Fourth part"
    annotation(Placement(transformation(extent = {{100, -28}, {120, -8}})));
  Modelica.Blocks.Interfaces.RealOutput y5[n5] "Fifth part"
    annotation(Placement(transformation(extent = {{100, -64}, {120, -44}})));
  Modelica.Blocks.Interfaces.RealOutput y6[n6] "Sixth part"
    annotation(Placement(transformation(extent = {{100, -100}, {120, -80}})));
equation
  cat(1, y1, y2, y3, y4, y5, y6) = u;
  annotation(Documentation(info = "<html>
<p>The parts follow each other in <code>u</code>.</p>
</html>"));
end DeMultiplex6;
