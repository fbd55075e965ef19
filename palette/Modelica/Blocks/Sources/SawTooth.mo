within Modelica.Blocks.Sources;
block SawTooth "Saw tooth"
  parameter Real amplitude = 1 "Height";
  parameter SI.Time period(final min = Modelica.Constants.small, start = 1) "Period";
  parameter Integer nperiod = -1 "Number of teeth; negative: no end";
  extends Interfaces.SignalSource;
protected
  discrete SI.Time begin(final start = startTime) "Beginning of the present period";
  Integer index "Number of the present period, 0 for the first";
  Boolean isOn = time >= startTime and (nperiod < 0 or index < nperiod) "A period with a tooth";
initial equation
  index = integer((time - startTime) / period);
  begin = startTime + index * period;
equation
  when time >= pre(begin) + period then
    begin = startTime + index * period;
    index = 1 + pre(index);
  end when;
  y = offset + (if isOn then (time - begin) * amplitude / period else 0);
  annotation(Documentation(info = "<html>
<p>Rises from <code>offset</code> to <code>offset + amplitude</code> in every <code>period</code> [s] and falls
back.</p>
</html>"));
end SawTooth;
