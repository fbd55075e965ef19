within Modelica.Blocks.Logical;
block GreaterEqualThreshold "True if the input is at least a value"
  extends Blocks.Interfaces.partialBooleanThresholdComparison;
equation
  y = u >= threshold;
  annotation(Documentation(info = "<html>
<p><code>y = u &gt;= threshold</code>.</p>
</html>"));
end GreaterEqualThreshold;
