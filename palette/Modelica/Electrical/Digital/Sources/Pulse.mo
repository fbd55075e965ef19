within Modelica.Electrical.Digital.Sources;
block Pulse "Pulses of any value"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  parameter Real width(final min = Modelica.Constants.small, final max = 100, start = 50)
    "Length of a pulse in % of the period";
  parameter SI.Time period(final min = Modelica.Constants.small, start = 1) "Period";
  parameter SI.Time startTime(start = 0) "Time of the first pulse";
  parameter D.Interfaces.Logic pulse(start = L.'0') "Value in the pulse";
  parameter D.Interfaces.Logic quiet(start = L.'1') "Value between the pulses";
  parameter Integer nperiod(start = -1) "Number of pulses; negative: no end";
  SI.Time T0(final start = startTime, fixed = true) "When the present period began";
  Integer np(start = 0, fixed = true) "Number of pulses so far";
  D.Interfaces.DigitalOutput y "Output" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
protected
  Boolean sampling "Not all pulses are over";
equation
  sampling = nperiod <> 0 and (nperiod < 0 or nperiod >= pre(np));
  when sampling and sample(startTime, period) then
    T0 = time;
    np = pre(np) + (if nperiod > 0 then 1 else 0);
  end when;
  y = if not sampling or time < startTime or time >= T0 + period * width / 100 then quiet else pulse;
  annotation(Documentation(info = "<html>
<p>Pulses of any two values.</p>
<h4>Equations</h4>
<p><code>y = pulse for width percent of each period</code><br>
<code>y = quiet for the rest and before startTime</code></p>
<h4>Use</h4>
<p><code>nperiod</code> limits the number of pulses; a negative one means without end, zero none at all. By default
the pulses are 0 and the rest is 1: exchange them for positive pulses, or take <code>DigitalClock</code>. Every change
is a time event.</p>
</html>"));
end Pulse;
