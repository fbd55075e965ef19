within Modelica.Blocks.Interfaces;
partial block SignalSource "Base of a signal that begins at a given time"
  extends SO;
  parameter Real offset = 0 "Value added to the signal; output before the start";
  parameter SI.Time startTime = 0 "Time at which the signal begins";
  annotation(Documentation(info = "<html>
<p>Before <code>startTime</code> [s] the output is <code>offset</code>.</p>
</html>"));
end SignalSource;
