within Modelica.Blocks.Routing;
block DeMultiplex2 "Splits a vector into two"
  extends Modelica.Blocks.Icons.Block;
  parameter Integer n1 = 1 "Length of y1";
  parameter Integer n2 = 1 "Length of y2";
  Modelica.Blocks.Interfaces.RealInput u[n1 + n2] "Vector"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealOutput y1[n1] "First part"
    annotation(Placement(transformation(extent = {{100, 50}, {120, 70}})));
  Modelica.Blocks.Interfaces.RealOutput y2[n2] "Second part"
    annotation(Placement(transformation(extent = {{100, -70}, {120, -50}})));
equation
  [u] = [y1; y2];
  annotation(Documentation(info = "<html>
<p>The parts follow each other in <code>u</code>.</p>
</html>"));
end DeMultiplex2;
