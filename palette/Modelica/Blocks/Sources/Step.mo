within Modelica.Blocks.Sources;
block Step "Jump"
  parameter Real height = 1 "Height of the jump";
  extends Interfaces.SignalSource;
equation
  y = offset + (if time < startTime then 0 else height);
  annotation(Documentation(info = "<html>
<p>From <code>offset</code> to <code>offset + height</code> at <code>startTime</code> [s].</p>
</html>"));
end Step;
