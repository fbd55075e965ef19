within Modelica.Blocks.Interfaces;
partial block SIMO "Base of a block with one input and a vector of outputs"
  extends Modelica.Blocks.Icons.Block;
  parameter Integer nout = 1 "Number of outputs";
  RealInput u "Input" annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  RealOutput y[nout] "Outputs" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  annotation(Documentation(info = "<html>
<p><code>nout</code> equations for <code>y</code> complete the block.</p>
</html>"));
end SIMO;
