within Modelica.Blocks.Interfaces;
partial block BooleanMIMOs "Base of a Boolean block with as many outputs as inputs"
  extends Modelica.Blocks.Icons.BooleanBlock;
  parameter Integer n = 1 "Number of inputs and of outputs";
  BooleanInput u[n] "Inputs" annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  BooleanOutput y[n] "Outputs" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  annotation(Documentation(info = "<html>
<p><code>n</code> equations for <code>y</code> complete the block.</p>
</html>"));
end BooleanMIMOs;
