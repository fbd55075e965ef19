within Modelica.Blocks.Routing;
block DeMultiplex3 "Splits a vector into three"
  extends Modelica.Blocks.Icons.Block;
  parameter Integer n1 = 1 "Length of y1";
  parameter Integer n2 = 1 "Length of y2";
  parameter Integer n3 = 1 "Length of y3";
  Modelica.Blocks.Interfaces.RealInput u[n1 + n2 + n3] "Vector"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealOutput y1[n1] "First part"
    annotation(Placement(transformation(extent = {{100, 60}, {120, 80}})));
  Modelica.Blocks.Interfaces.RealOutput y2[n2] "Second part"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  Modelica.Blocks.Interfaces.RealOutput y3[n3] "Third part"
    annotation(Placement(transformation(extent = {{100, -80}, {120, -60}})));
equation
  [u] = [y1; y2; y3];
  annotation(Documentation(info = "<html>
<p>The parts follow each other in <code>u</code>.</p>
</html>"));
end DeMultiplex3;
