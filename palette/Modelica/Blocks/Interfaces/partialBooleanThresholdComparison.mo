within Modelica.Blocks.Interfaces;
partial block partialBooleanThresholdComparison "Base of a comparison with a fixed value"
  parameter Real threshold = 0 "Value to compare with";
  Blocks.Interfaces.RealInput u "Input" annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Blocks.Interfaces.BooleanOutput y "Output" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  annotation(Documentation(info = "<html>
<p>One equation for <code>y</code> completes the block.</p>
</html>"));
end partialBooleanThresholdComparison;
