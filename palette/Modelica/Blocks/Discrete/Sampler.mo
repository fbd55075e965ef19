within Modelica.Blocks.Discrete;
block Sampler "Takes samples"
  extends Interfaces.DiscreteSISO(y(start = 0, fixed = true));
equation
  when {sampleTrigger, initial()} then
    y = if time < startTime then pre(y) else u;
  end when;
  annotation(Documentation(info = "<html>
<p>Takes the input every <code>samplePeriod</code> [s] and holds it.</p>
</html>"));
end Sampler;
