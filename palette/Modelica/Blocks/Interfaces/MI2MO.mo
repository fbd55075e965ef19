within Modelica.Blocks.Interfaces;
partial block MI2MO "Base of a block with two vectors of inputs and one of outputs"
  extends Modelica.Blocks.Icons.Block;
  parameter Integer n = 1 "Length of every vector";
  RealInput u1[n] "First inputs" annotation(Placement(transformation(extent = {{-140, 40}, {-100, 80}})));
  RealInput u2[n] "Second inputs" annotation(Placement(transformation(extent = {{-140, -80}, {-100, -40}})));
  RealOutput y[n] "Outputs" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  annotation(Documentation(info = "<html>
<p><code>n</code> equations for <code>y</code> complete the block.</p>
</html>"));
end MI2MO;
