within Modelica.Blocks.Sources;
block IntegerStep "Jump of an Integer signal"
  parameter Integer height = 1 "Height of the jump";
  extends Interfaces.IntegerSignalSource;
equation
  y = offset + (if time < startTime then 0 else height);
  annotation(Documentation(info = "<html>
<p>From <code>offset</code> to <code>offset + height</code> at <code>startTime</code> [s].</p>
</html>"));
end IntegerStep;
