within Modelica.Blocks.Sources;
block Pulse "Rectangular pulses"
  parameter Real amplitude = 1 "Height";
  parameter Real width(final min = Modelica.Constants.small, final max = 100) = 50 "Width in percent of the period";
  parameter SI.Time period(final min = Modelica.Constants.small, start = 1) "Period";
  parameter Integer nperiod = -1 "Number of pulses; negative: no end";
  extends Interfaces.SignalSource;
protected
  SI.Time T_width = period * width / 100 "Width of a pulse";
  SI.Time T_start "When the present period began";
  Integer count "Number of the present period";
initial algorithm
  count := integer((time - startTime) / period);
  T_start := startTime + period * count;
equation
  when time >= startTime + (pre(count) + 1) * period then
    count = pre(count) + 1;
    T_start = time;
  end when;
  y = offset + (
    if time < startTime or nperiod == 0 or nperiod > 0 and count >= nperiod then 0
    elseif time < T_start + T_width then amplitude
    else 0);
  annotation(Documentation(info = "<html>
<p>Every <code>period</code> [s] the output is <code>offset + amplitude</code> for <code>width</code> percent of it,
then
<code>offset</code>.</p>
</html>"));
end Pulse;
