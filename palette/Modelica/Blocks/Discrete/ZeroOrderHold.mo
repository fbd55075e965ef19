within Modelica.Blocks.Discrete;
block ZeroOrderHold "Takes samples and gives them on a moment later"
  extends Interfaces.DiscreteSISO;
  output Real ySample(start = 0, fixed = true) "Last sample";
equation
  // The value before the event, so that no loop arises through blocks that pass their input on at once
  y = pre(ySample);
  when {initial(), sampleTrigger} then
    ySample = if time >= startTime then u else pre(ySample);
  end when;
  annotation(Documentation(info = "<html>
<p>Like <code>Sampler</code>, but the output changes only after the event.</p>
</html>"));
end ZeroOrderHold;
