within Modelica.Blocks.Logical;
block GreaterThreshold "True if the input is greater than a value"
  extends Blocks.Interfaces.partialBooleanThresholdComparison;
equation
  y = u > threshold;
  annotation(Documentation(info = "<html>
<p><code>y = u &gt; threshold</code>.</p>
</html>"));
end GreaterThreshold;
