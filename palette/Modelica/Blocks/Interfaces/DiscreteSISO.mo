within Modelica.Blocks.Interfaces;
partial block DiscreteSISO "Base of a sampled block with one input and one output"
  extends DiscreteBlock;
  Modelica.Blocks.Interfaces.RealInput u "Input"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealOutput y "Output"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  annotation(Documentation(info = "<html>
<p>Sampled with <code>samplePeriod</code>.</p>
</html>"));
end DiscreteSISO;
