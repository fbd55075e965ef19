within Modelica.Blocks.Sources;
block Pulse "Rectangular pulses"
  parameter Real amplitude = 1 "Height";
  parameter Real width(final min = Modelica.Constants.small, final max = 100) = 50 "Width in percent of the period";
  parameter SI.Time period(final min = Modelica.Constants.small, start = 1) "Period";
  parameter Integer nperiod = -1 "Number of pulses; negative: no end";
  extends Interfaces.SignalSource;
protected
  discrete SI.Time begin "Beginning of the present period";
  Integer index "Number of the present period, 0 for the first";
  Boolean isOn = time >= startTime and (nperiod < 0 or index < nperiod) "A period with a pulse";
initial equation
  index = integer((time - startTime) / period);
  begin = startTime + index * period;
equation
  when time >= pre(begin) + period then
    begin = startTime + index * period;
    index = 1 + pre(index);
  end when;
  y = if isOn and time < begin + period * width / 100 then offset + amplitude else offset;
  annotation(Documentation(info = "<html>
<p>Every <code>period</code> [s] the output is <code>offset + amplitude</code> for <code>width</code> percent of it,
then
<code>offset</code>.</p>
</html>"));
end Pulse;
