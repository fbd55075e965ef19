within Modelica.Blocks.Interfaces;
partial block DiscreteMIMOs "Base of a sampled block with as many outputs as inputs"
  extends DiscreteBlock;
  parameter Integer n = 1 "Number of inputs and of outputs";
  Modelica.Blocks.Interfaces.RealInput u[n] "Inputs"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealOutput y[n] "Outputs"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  annotation(Documentation(info = "<html>
<p>Sampled with <code>samplePeriod</code>.</p>
</html>"));
end DiscreteMIMOs;
