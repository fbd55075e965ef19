within Modelica.Blocks.Sources;
block ContinuousClock "Time"
  extends Interfaces.SignalSource;
equation
  y = offset + smooth(0, if time < startTime then 0 else time - startTime);
  annotation(Documentation(info = "<html>
<p><code>y = offset</code> before <code>startTime</code>, then <code>y = offset + time - startTime</code> [s].</p>
</html>"));
end ContinuousClock;
