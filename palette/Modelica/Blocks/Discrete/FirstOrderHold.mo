within Modelica.Blocks.Discrete;
block FirstOrderHold "Goes on along the line through the last two samples"
  extends Modelica.Blocks.Interfaces.DiscreteSISO;
protected
  SI.Time begin "Time of the last sample";
  Real newest "Last sample";
  Real older "Sample before";
  Real rise "From one to the other";
initial equation
  pre(rise) = 0;
  pre(older) = u;
  pre(newest) = u;
  pre(begin) = time;
equation
  // The rise from before the event, so that no loop arises
  y = older + pre(rise) / samplePeriod * (time - begin);
  when sampleTrigger then
    older = pre(newest);
    newest = u;
    rise = if firstTrigger then 0 else newest - older;
    begin = time;
  end when;
  annotation(Documentation(info = "<html>
<p>One sample late, but without jumps for a steady rise.</p>
</html>"));
end FirstOrderHold;
