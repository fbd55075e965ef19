within Modelica.Blocks.Interfaces;
partial block SI2SO "Base of a block with two inputs and one output"
  extends Modelica.Blocks.Icons.Block;
  RealInput u1 "First input" annotation(Placement(transformation(extent = {{-140, 40}, {-100, 80}})));
  RealInput u2 "Second input" annotation(Placement(transformation(extent = {{-140, -80}, {-100, -40}})));
  RealOutput y "Output" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  annotation(Documentation(info = "<html>
<p>One equation for <code>y</code> completes the block.</p>
</html>"));
end SI2SO;
