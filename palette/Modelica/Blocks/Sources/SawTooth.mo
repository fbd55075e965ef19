within Modelica.Blocks.Sources;
block SawTooth "Saw tooth"
  parameter Real amplitude = 1 "Height";
  parameter SI.Time period(final min = Modelica.Constants.small, start = 1) "Period";
  parameter Integer nperiod = -1 "Number of teeth; negative: no end";
  extends Interfaces.SignalSource;
protected
  SI.Time T_start(final start = startTime) "When the present period began";
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
    else amplitude * (time - T_start) / period);
  annotation(Documentation(info = "<html>
<p>Rises from <code>offset</code> to <code>offset + amplitude</code> in every <code>period</code> [s] and falls
back.</p>
</html>"));
end SawTooth;
