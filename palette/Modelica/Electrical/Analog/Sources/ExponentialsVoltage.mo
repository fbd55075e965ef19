within Modelica.Electrical.Analog.Sources;
model ExponentialsVoltage "Voltage that rises and falls exponentially"
  parameter Real vMax(start = 1) "Bound of the rise";
  parameter SI.Time riseTime(min = 0, start = 0.5) "Length of the rise";
  parameter SI.Time riseTimeConst(min = Modelica.Constants.small, start = 0.1) "Time constant of the rise";
  parameter SI.Time fallTimeConst(min = Modelica.Constants.small, start = riseTimeConst) "Time constant of the fall";
  extends Interfaces.VoltageSource(
    redeclare Modelica.Blocks.Sources.Exponentials signalSource(
      final outMax = vMax,
      final riseTime = riseTime,
      final riseTimeConst = riseTimeConst,
      final fallTimeConst = fallTimeConst));
  annotation(Documentation(info = "<html>
<p>A voltage that rises towards a bound exponentially and falls back exponentially.</p>
<h4>Equations</h4>
<p><code>rise: v = offset + vMax*(1 - exp(-t/riseTimeConst)), t = time - startTime</code><br>
<code>after riseTime: it falls from there towards offset with the time constant fallTimeConst</code></p>
<h4>Signs</h4>
<p><code>v = p.v - n.v</code>: positive values make <code>p</code> the positive pole. <code>i</code> counts from
<code>p</code> through the source to <code>n</code>, so it is negative while the source delivers.</p>
<h4>Use</h4>
<p>The shape of a charged and discharged circuit as an excitation. <code>vMax</code> is reached only if
<code>riseTime</code> is several time constants long. Begin and end of the rise are time events. Any current flows
that the circuit asks for; a short cut or a second voltage source in parallel contradicts it.</p>
</html>"));
end ExponentialsVoltage;
