within Modelica.Blocks.Noise;
block UniformNoise "Noise with equally likely values"
  import distribution = Modelica.Math.Distributions.Uniform.quantile;
  extends Modelica.Blocks.Interfaces.PartialNoise;
  parameter Real y_min(start = 0) "Smallest value" annotation(Dialog(enable = enableNoise));
  parameter Real y_max(start = 1) "Largest value" annotation(Dialog(enable = enableNoise));
initial equation
  r = distribution(r_raw, y_min, y_max);
equation
  when isLoud and sample(startTime, samplePeriod) then
    r = distribution(r_raw, y_min, y_max);
  end when;
  annotation(Documentation(info = "<html>
<p>A number between <code>y_min</code> and <code>y_max</code>, new every <code>samplePeriod</code> [s] and held in between.
All values are equally likely.</p>
</html>"));
end UniformNoise;
