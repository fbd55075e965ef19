within Modelica.Blocks.Interfaces;
partial block SO "Base of a block with one output"
  extends Modelica.Blocks.Icons.Block;
  RealOutput y "Output" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  annotation(Documentation(info = "<html>
<p>One equation for <code>y</code> completes the block.</p>
</html>"));
end SO;
