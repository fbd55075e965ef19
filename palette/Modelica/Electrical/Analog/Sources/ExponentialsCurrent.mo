within Modelica.Electrical.Analog.Sources;
model ExponentialsCurrent "Current that rises and falls exponentially"
  parameter Real iMax(start = 1) "Bound of the rise";
  parameter SI.Time riseTime(min = 0, start = 0.5) "Length of the rise";
  parameter SI.Time riseTimeConst(min = Modelica.Constants.small, start = 0.1) "Time constant of the rise";
  parameter SI.Time fallTimeConst(min = Modelica.Constants.small, start = riseTimeConst) "Time constant of the fall";
  extends Interfaces.CurrentSource(
    redeclare Modelica.Blocks.Sources.Exponentials signalSource(
      final outMax = iMax,
      final riseTime = riseTime,
      final riseTimeConst = riseTimeConst,
      final fallTimeConst = fallTimeConst));
  annotation(Documentation(info = "<html>
<p>A current that rises towards a bound exponentially and falls back exponentially.</p>
<h4>Equations</h4>
<p><code>rise: i = offset + iMax*(1 - exp(-t/riseTimeConst)), t = time - startTime</code><br>
<code>after riseTime: it falls from there towards offset with the time constant fallTimeConst</code></p>
<h4>Signs</h4>
<p><code>i</code> flows from <code>p</code> through the source to <code>n</code>: positive values leave the source at
<code>n</code>. <code>v</code> counts from <code>p</code> to <code>n</code> and is negative while the source
delivers.</p>
<h4>Use</h4>
<p>The shape of a charged and discharged circuit as an excitation. <code>iMax</code> is reached only if
<code>riseTime</code> is several time constants long. Begin and end of the rise are time events. Any voltage arises
that the circuit asks for; an open circuit or a second current source in series contradicts it.</p>
</html>"));
end ExponentialsCurrent;
