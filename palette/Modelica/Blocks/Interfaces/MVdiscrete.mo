within Modelica.Blocks.Interfaces;
partial block MVdiscrete "Base of a sampled controller of several variables"
  extends DiscreteBlock;
  parameter Integer nu_s = 1 "Number of set points";
  parameter Integer nu_m = 1 "Number of measured values";
  parameter Integer ny = 1 "Number of outputs";
  Discrete.Sampler sampler_s[nu_s](each final samplePeriod = samplePeriod, each final startTime = startTime)
    "Samples the set point" annotation(Placement(transformation(extent = {{-90, -10}, {-70, 10}})));
  Discrete.Sampler sampler_m[nu_m](each final samplePeriod = samplePeriod, each final startTime = startTime)
    "Samples the measured value"
      annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 90, origin = {0, -80})));
  Modelica.Blocks.Interfaces.RealInput u_s[nu_s] "Set point"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealInput u_m[nu_m] "Measured value"
    annotation(Placement(transformation(extent = {{20, -20}, {-20, 20}}, rotation = 270, origin = {0, -120})));
  Modelica.Blocks.Interfaces.RealOutput y[ny] "Output"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  connect(u_s, sampler_s.u);
  connect(u_m, sampler_m.u);
  annotation(Documentation(info = "<html>
<p>Both inputs are sampled; use <code>sampler_s.y</code> and <code>sampler_m.y</code>.</p>
</html>"));
end MVdiscrete;
