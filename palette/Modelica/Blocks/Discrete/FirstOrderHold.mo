within Modelica.Blocks.Discrete;
block FirstOrderHold "Goes on along the line through the last two samples"
  extends Modelica.Blocks.Interfaces.DiscreteSISO;
protected
  SI.Time tSample "Time of the last sample";
  Real uSample "Last sample";
  Real pre_uSample "Sample before";
  Real c "Slope";
initial equation
  pre(tSample) = time;
  pre(uSample) = u;
  pre(pre_uSample) = u;
  pre(c) = 0.0;
equation
  when sampleTrigger then
    tSample = time;
    uSample = u;
    pre_uSample = pre(uSample);
    c = if firstTrigger then 0 else (uSample - pre_uSample) / samplePeriod;
  end when;
  // Values from before the event, so that no loop arises
  y = pre_uSample + pre(c) * (time - tSample);
  annotation(Documentation(info = "<html>
<p>One sample late, but without jumps for a steady rise.</p>
</html>"));
end FirstOrderHold;
