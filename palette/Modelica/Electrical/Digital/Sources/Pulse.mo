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
<p>From <code>startTime</code> on, <code>pulse</code> for <code>width</code> percent of each <code>period</code> and
<code>quiet</code> for the rest; after <code>nperiod</code> pulses <code>quiet</code>. Times [s].</p>
</html>"));
end Pulse;
