within Modelica.Blocks.Discrete;
block Sampler "Takes samples"
  extends Interfaces.DiscreteSISO(y(start = 0, fixed = true));
equation
  when {initial(), sampleTrigger} then
    y = if time >= startTime then u else pre(y);
  end when;
  annotation(Documentation(info = "<html>
<p>Takes the input every <code>samplePeriod</code> [s] and holds it.</p>
</html>"));
end Sampler;
