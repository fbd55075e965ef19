within Modelica.Blocks.Interfaces;
partial block SVdiscrete "Base of a sampled controller of one variable"
  extends DiscreteBlock;
  Discrete.Sampler sampler_s(final samplePeriod = samplePeriod, final startTime = startTime)
    "Samples the set point" annotation(Placement(transformation(extent = {{-100, -10}, {-80, 10}})));
  Discrete.Sampler sampler_m(final samplePeriod = samplePeriod, final startTime = startTime)
    "Samples the measured value"
      annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 90, origin = {0, -90})));
  Modelica.Blocks.Interfaces.RealInput u_s "Set point"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealInput u_m "Measured value"
    annotation(Placement(transformation(extent = {{20, -20}, {-20, 20}}, rotation = 270, origin = {0, -120})));
  Modelica.Blocks.Interfaces.RealOutput y "Output"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  connect(u_s, sampler_s.u);
  connect(u_m, sampler_m.u);
  annotation(Documentation(info = "<html>
<p>Both inputs are sampled; use <code>sampler_s.y</code> and <code>sampler_m.y</code>.</p>
</html>"));
end SVdiscrete;
