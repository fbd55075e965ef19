within Modelica.Blocks.Math;
block MinMax "Smallest and largest of all connected signals"
  extends Modelica.Blocks.Icons.Block;
  parameter Integer nu(min = 0) = 0 "Number of connected inputs"
    annotation(Dialog(connectorSizing = true), HideResult = true);
  Modelica.Blocks.Interfaces.RealVectorInput u[nu] "Inputs"
    annotation(Placement(transformation(extent = {{-120, 70}, {-80, -70}})));
  Modelica.Blocks.Interfaces.RealOutput yMax "Largest"
    annotation(Placement(transformation(extent = {{100, 50}, {120, 70}})));
  Modelica.Blocks.Interfaces.RealOutput yMin "Smallest"
    annotation(Placement(transformation(extent = {{100, -70}, {120, -50}})));
equation
  yMax = max(u);
  yMin = min(u);
  annotation(Documentation(info = "<html>
<p>At the present time.</p>
</html>"));
end MinMax;
