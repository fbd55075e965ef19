within Modelica.Blocks.Sources;
block BooleanPulse "Boolean pulses"
  parameter Real width(final min = Modelica.Constants.small, final max = 100) = 50 "Width in percent of the period";
  parameter SI.Time period(final min = Modelica.Constants.small, start = 1) "Period";
  parameter SI.Time startTime = 0 "Time of the first pulse";
  extends Modelica.Blocks.Interfaces.partialBooleanSource;
protected
  parameter SI.Time high = width * period / 100 "Length of a pulse" annotation(HideResult = true);
  discrete SI.Time fall "End of the present pulse" annotation(HideResult = true);
initial equation
  fall = startTime + high;
equation
  when sample(startTime, period) then
    fall = time + high;
  end when;
  y = time >= startTime and time < fall;
  annotation(Documentation(info = "<html>
<p>True for <code>width</code> percent of every <code>period</code> [s].</p>
</html>"));
end BooleanPulse;
