within Modelica.Blocks.Sources;
block Trapezoid "Trapezoidal pulses"
  parameter Real amplitude = 1 "Height";
  parameter SI.Time rising(final min = 0) = 0 "Time of the rise";
  parameter SI.Time width(final min = 0) = 0.5 "Time on top";
  parameter SI.Time falling(final min = 0) = 0 "Time of the fall";
  parameter SI.Time period(final min = Modelica.Constants.small, start = 1) "Period";
  parameter Integer nperiod = -1 "Number of pulses; negative: no end";
  extends Interfaces.SignalSource;
protected
  parameter SI.Time braking = rising + width "Beginning of the fall in a period";
  parameter SI.Time foot = rising + width + falling "End of the fall in a period";
  discrete SI.Time begin "Beginning of the present period";
  Integer index "Number of the present period, 0 for the first";
  Boolean isOn = time >= startTime and (nperiod < 0 or index < nperiod) "A period with a trapezoid";
initial equation
  index = integer((time - startTime) / period);
  begin = startTime + index * period;
equation
  when time >= pre(begin) + period then
    begin = startTime + index * period;
    index = 1 + pre(index);
  end when;
  y = offset + (
    if not isOn or time >= begin + foot then 0
    elseif time < begin + rising then (time - begin) / rising * amplitude
    elseif time < begin + braking then amplitude
    else (begin + foot - time) / falling * amplitude);
  annotation(Documentation(info = "<html>
<p>In every <code>period</code> [s]: up within <code>rising</code>, on top for <code>width</code>, down within
<code>falling</code> [s], then <code>offset</code>.</p>
</html>"));
end Trapezoid;
