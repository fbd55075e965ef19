within Modelica.Blocks.Interfaces;
partial block PartialBooleanSISO_small "Base of a small logical block"
  Modelica.Blocks.Interfaces.BooleanInput u "Input"
    annotation(Placement(transformation(extent = {{-180, -40}, {-100, 40}})));
  Modelica.Blocks.Interfaces.BooleanOutput y "Output"
    annotation(Placement(transformation(extent = {{100, -20}, {140, 20}})));
  annotation(Documentation(info = "<html>
<p>One equation for <code>y</code> completes the block.</p>
</html>"));
end PartialBooleanSISO_small;
