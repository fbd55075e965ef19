within Modelica.Blocks.Interfaces;
partial block MISO "Base of a block with a vector of inputs and one output"
  extends Modelica.Blocks.Icons.Block;
  parameter Integer nin = 1 "Number of inputs";
  RealInput u[nin] "Inputs" annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  RealOutput y "Output" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  annotation(Documentation(info = "<html>
<p>One equation for <code>y</code> completes the block.</p>
</html>"));
end MISO;
