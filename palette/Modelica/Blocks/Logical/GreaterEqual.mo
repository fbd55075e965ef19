within Modelica.Blocks.Logical;
block GreaterEqual "True if the first input is at least the second"
  extends Blocks.Interfaces.partialBooleanComparison;
equation
  y = u1 >= u2;
  annotation(Documentation(info = "<html>
<p><code>y = u1 &gt;= u2</code>.</p>
</html>"));
end GreaterEqual;
