within Modelica.Blocks.Sources;
block Exponentials "Exponential rise and fall"
  parameter Real outMax = 1 "Value that the rise tends to";
  parameter SI.Time riseTime(min = 0, start = 0.5) "How long it rises";
  parameter SI.Time riseTimeConst(min = Modelica.Constants.small) = 0.1 "Time constant of the rise";
  parameter SI.Time fallTimeConst(min = Modelica.Constants.small) = riseTimeConst "Time constant of the fall";
  extends Interfaces.SignalSource;
protected
  SI.Time risen =
    if time < startTime then 0 elseif time < startTime + riseTime then time - startTime else riseTime
    "How long the signal has risen";
  SI.Time fallen =
    if time < startTime + riseTime then 0 else time - startTime - riseTime
    "How long it has fallen";
equation
  y = offset + (1 - exp(-risen / riseTimeConst)) * exp(-fallen / fallTimeConst) * outMax;
  annotation(Documentation(info = "<html>
<p>Rises for <code>riseTime</code> [s] as <code>outMax*(1 - exp(-t/riseTimeConst))</code>, then falls back with
<code>fallTimeConst</code> [s].</p>
</html>"));
end Exponentials;
