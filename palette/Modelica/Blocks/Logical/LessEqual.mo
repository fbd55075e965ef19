within Modelica.Blocks.Logical;
block LessEqual "True if the first input is at most the second"
  extends Blocks.Interfaces.partialBooleanComparison;
equation
  y = u1 <= u2;
  annotation(Documentation(info = "<html>
<p><code>y = u1 &lt;= u2</code>.</p>
</html>"));
end LessEqual;
