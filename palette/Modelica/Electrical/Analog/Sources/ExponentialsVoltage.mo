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
<p>Approaches <code>offset + vMax</code> with the time constant <code>riseTimeConst</code> for <code>riseTime</code>
and then falls back to <code>offset</code> with <code>fallTimeConst</code>. <code>vMax</code>, <code>offset</code>
[V], times [s].</p>
</html>"));
end ExponentialsVoltage;
