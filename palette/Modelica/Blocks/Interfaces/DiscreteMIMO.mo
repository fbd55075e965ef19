within Modelica.Blocks.Interfaces;
partial block DiscreteMIMO "Base of a sampled block with vectors of inputs and outputs"
  extends DiscreteBlock;
  parameter Integer nin = 1 "Number of inputs";
  parameter Integer nout = 1 "Number of outputs";
  Modelica.Blocks.Interfaces.RealInput u[nin] "Inputs"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealOutput y[nout] "Outputs"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  annotation(Documentation(info = "<html>
<p>Sampled with <code>samplePeriod</code>.</p>
</html>"));
end DiscreteMIMO;
