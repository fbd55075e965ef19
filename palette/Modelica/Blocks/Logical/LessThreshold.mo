within Modelica.Blocks.Logical;
block LessThreshold "True if the input is less than a value"
  extends Blocks.Interfaces.partialBooleanThresholdComparison;
equation
  y = u < threshold;
  annotation(Documentation(info = "<html>
<p><code>y = u &lt; threshold</code>.</p>
</html>"));
end LessThreshold;
