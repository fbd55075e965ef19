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
  parameter SI.Time T_rising = rising "End of the rise in a period";
  parameter SI.Time T_width = T_rising + width "End of the top in a period";
  parameter SI.Time T_falling = T_width + falling "End of the fall in a period";
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
    elseif time < T_start + T_rising then amplitude * (time - T_start) / rising
    elseif time < T_start + T_width then amplitude
    elseif time < T_start + T_falling then amplitude * (T_start + T_falling - time) / falling
    else 0);
  annotation(Documentation(info = "<html>
<p>In every <code>period</code> [s]: up within <code>rising</code>, on top for <code>width</code>, down within
<code>falling</code> [s], then <code>offset</code>.</p>
</html>"));
end Trapezoid;
