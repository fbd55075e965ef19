within Modelica.Blocks.Interfaces;
partial block IntegerSO "Base of an Integer block with one output"
  extends Modelica.Blocks.Icons.IntegerBlock;
  IntegerOutput y "Output" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  annotation(Documentation(info = "<html>
<p>One equation for <code>y</code> completes the block.</p>
</html>"));
end IntegerSO;
