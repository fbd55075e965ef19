within Modelica.Blocks.Logical;
block LessEqualThreshold "True if the input is at most a value"
  extends Blocks.Interfaces.partialBooleanThresholdComparison;
equation
  y = u <= threshold;
  annotation(Documentation(info = "<html>
<p><code>y = u &lt;= threshold</code>.</p>
</html>"));
end LessEqualThreshold;
