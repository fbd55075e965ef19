within Modelica.Blocks.Interfaces;
partial block SISO "Base of a block with one input and one output"
  extends Modelica.Blocks.Icons.Block;
  RealInput u "Input" annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  RealOutput y "Output" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  annotation(Documentation(info = "<html>
<p>One equation from <code>u</code> to <code>y</code> completes the block.</p>
</html>"));
end SISO;
