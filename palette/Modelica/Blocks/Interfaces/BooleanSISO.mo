within Modelica.Blocks.Interfaces;
partial block BooleanSISO "Base of a Boolean block with one input and one output"
  extends Modelica.Blocks.Icons.BooleanBlock;
  BooleanInput u "Input" annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  BooleanOutput y "Output" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  annotation(Documentation(info = "<html>
<p>One equation for <code>y</code> completes the block.</p>
</html>"));
end BooleanSISO;
