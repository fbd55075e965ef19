within Modelica.Blocks.Interfaces;
partial block partialBooleanSI2SO "Base of a logical block with two inputs"
  extends Modelica.Blocks.Icons.PartialBooleanBlock;
  Blocks.Interfaces.BooleanInput u1 "First input"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Blocks.Interfaces.BooleanInput u2 "Second input"
    annotation(Placement(transformation(extent = {{-140, -100}, {-100, -60}})));
  Blocks.Interfaces.BooleanOutput y "Output" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  annotation(Documentation(info = "<html>
<p>One equation for <code>y</code> completes the block.</p>
</html>"));
end partialBooleanSI2SO;
