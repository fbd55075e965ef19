within Modelica.Blocks.Interfaces;
partial block DiscreteBlock "Base of a sampled block"
  extends Modelica.Blocks.Icons.DiscreteBlock;
  parameter SI.Time samplePeriod(min = 100 * Modelica.Constants.eps, start = 0.1) "Time between samples";
  parameter SI.Time startTime = 0 "Time of the first sample";
protected
  output Boolean sampleTrigger "Samples now";
  output Boolean firstTrigger(start = false, fixed = true) "Takes the first sample";
equation
  sampleTrigger = sample(startTime, samplePeriod);
  when sampleTrigger then
    firstTrigger = time <= startTime + samplePeriod / 2;
  end when;
  annotation(Documentation(info = "<html>
<p>Use <code>when sampleTrigger then</code>. Times in [s].</p>
</html>"));
end DiscreteBlock;
