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
<p>Approaches <code>offset + iMax</code> with the time constant <code>riseTimeConst</code> for <code>riseTime</code>
and then falls back to <code>offset</code> with <code>fallTimeConst</code>. <code>iMax</code>, <code>offset</code>
[A], times [s].</p>
</html>"));
end ExponentialsCurrent;
