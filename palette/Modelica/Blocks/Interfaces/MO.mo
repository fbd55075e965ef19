within Modelica.Blocks.Interfaces;
partial block MO "Base of a block with a vector of outputs"
  extends Modelica.Blocks.Icons.Block;
  parameter Integer nout(min = 1) = 1 "Number of outputs";
  RealOutput y[nout] "Outputs" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  annotation(Documentation(info = "<html>
<p><code>nout</code> equations for <code>y</code> complete the block.</p>
</html>"));
end MO;
