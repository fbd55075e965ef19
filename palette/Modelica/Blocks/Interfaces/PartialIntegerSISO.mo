within Modelica.Blocks.Interfaces;
partial block PartialIntegerSISO "Base of an Integer block with one input and one output"
  Modelica.Blocks.Interfaces.IntegerInput u "Input"
    annotation(Placement(transformation(extent = {{-180, -40}, {-100, 40}})));
  Modelica.Blocks.Interfaces.IntegerOutput y "Output"
    annotation(Placement(transformation(extent = {{100, -20}, {140, 20}})));
  annotation(Documentation(info = "<html>
<p>One equation for <code>y</code> completes the block.</p>
</html>"));
end PartialIntegerSISO;
