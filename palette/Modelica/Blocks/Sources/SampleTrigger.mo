within Modelica.Blocks.Sources;
block SampleTrigger "True for an instant, again and again"
  parameter SI.Time period(final min = Modelica.Constants.small, start = 0.01) "Time between instants";
  parameter SI.Time startTime = 0 "First instant";
  extends Interfaces.partialBooleanSource;
equation
  y = sample(startTime, period);
  annotation(Documentation(info = "<html>
<p>True at <code>startTime</code>, <code>startTime + period</code>, ... [s], false in between.</p>
</html>"));
end SampleTrigger;
