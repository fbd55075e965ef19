within Modelica.Blocks.Noise;
block BandLimitedWhiteNoise "White noise up to a frequency"
  import distribution = Modelica.Math.Distributions.Normal.quantile;
  extends Modelica.Blocks.Interfaces.PartialNoise;
  parameter Real noisePower = 1 "Power of the noise, per unit of frequency" annotation(Dialog(enable = enableNoise));
protected
  parameter Real mu = 0 "Mean";
  parameter Real sigma = sqrt(noisePower / samplePeriod) "Standard deviation";
initial equation
  r = distribution(r_raw, mu, sigma);
equation
  when isLoud and sample(startTime, samplePeriod) then
    r = distribution(r_raw, mu, sigma);
  end when;
  annotation(Documentation(info = "<html>
<p>Normally distributed numbers, new every <code>samplePeriod</code> [s] and held in between, with the standard deviation
<code>sqrt(noisePower/samplePeriod)</code>: up to about half the sampling frequency, the power per unit of frequency is
<code>noisePower</code>. Choose the period some hundred times shorter than the time constants that matter.</p>
</html>"));
end BandLimitedWhiteNoise;
