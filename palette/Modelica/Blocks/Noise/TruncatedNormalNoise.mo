within Modelica.Blocks.Noise;
block TruncatedNormalNoise "Noise with normally distributed values of a band"
  import distribution = Modelica.Math.Distributions.TruncatedNormal.quantile;
  extends Modelica.Blocks.Interfaces.PartialNoise;
  parameter Real y_min(start = 0) "Smallest value" annotation(Dialog(enable = enableNoise));
  parameter Real y_max(start = 1) "Largest value" annotation(Dialog(enable = enableNoise));
  parameter Real mu = (y_max + y_min) / 2 "Mean of the whole bell curve"
    annotation(Dialog(enable = enableNoise, tab = "Advanced", group = "Noise generation"));
  parameter Real sigma = (y_max - y_min) / 6 "Standard deviation of the whole bell curve"
    annotation(Dialog(enable = enableNoise, tab = "Advanced", group = "Noise generation"));
initial equation
  r = distribution(r_raw, y_min, y_max, mu, sigma);
equation
  when isLoud and sample(startTime, samplePeriod) then
    r = distribution(r_raw, y_min, y_max, mu, sigma);
  end when;
  annotation(Documentation(info = "<html>
<p>A number between <code>y_min</code> and <code>y_max</code>, new every <code>samplePeriod</code> [s] and held in between.
Its distribution is the part of a bell curve that lies in the band, as errors of measurement often are.</p>
</html>"));
end TruncatedNormalNoise;
