within Modelica.Blocks.Interfaces;
partial block partialBooleanComparison "Base of a comparison of two signals"
  Blocks.Interfaces.RealInput u1 "First input"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Blocks.Interfaces.RealInput u2 "Second input"
    annotation(Placement(transformation(extent = {{-140, -100}, {-100, -60}})));
  Blocks.Interfaces.BooleanOutput y "Output" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  annotation(Documentation(info = "<html>
<p>One equation for <code>y</code> completes the block.</p>
</html>"));
end partialBooleanComparison;
