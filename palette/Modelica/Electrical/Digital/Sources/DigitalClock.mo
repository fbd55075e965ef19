within Modelica.Electrical.Digital.Sources;
block DigitalClock "Clock"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  parameter SI.Time startTime(start = 0) "Time of the first pulse";
  parameter SI.Time period(final min = Modelica.Constants.small, start = 1) "Period";
  parameter Real width(final min = Modelica.Constants.small, final max = 100, start = 50)
    "Length of a pulse in % of the period";
  D.Interfaces.DigitalOutput y "Output" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
protected
  final parameter SI.Time high = width * period / 100 "Length of a pulse";
  discrete SI.Time fall(final start = startTime + high, fixed = true) "End of the present pulse";
equation
  y = if time >= startTime and time < fall then L.'1' else L.'0';
  when sample(startTime, period) then
    fall = time + high;
  end when;
  annotation(Documentation(info = "<html>
<p>A clock: 1 and 0 in turn.</p>
<h4>Equations</h4>
<p><code>y = 1 for width percent of each period</code><br>
<code>y = 0 for the rest and before startTime</code></p>
<h4>Use</h4>
<p>The first rise is at <code>startTime</code>, the next ones a <code>period</code> later each. Give
<code>startTime</code> a value above zero if circuits should see a rise at the first pulse. Every change is a time
event.</p>
</html>"));
end DigitalClock;
