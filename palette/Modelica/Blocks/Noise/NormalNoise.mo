within Modelica.Blocks.Noise;
block NormalNoise "Noise with normally distributed values"
  import distribution = Modelica.Math.Distributions.Normal.quantile;
  extends Modelica.Blocks.Interfaces.PartialNoise;
  parameter Real mu = 0 "Mean" annotation(Dialog(enable = enableNoise));
  parameter Real sigma(start = 1) "Standard deviation" annotation(Dialog(enable = enableNoise));
initial equation
  r = distribution(r_raw, mu, sigma);
equation
  when isLoud and sample(startTime, samplePeriod) then
    r = distribution(r_raw, mu, sigma);
  end when;
  annotation(Documentation(info = "<html>
<p>A number with mean <code>mu</code> and standard deviation <code>sigma</code>, new every <code>samplePeriod</code> [s] and
held in between. Its distribution is the bell curve.</p>
</html>"));
end NormalNoise;
