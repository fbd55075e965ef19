within Modelica.Blocks.Logical;
block Greater "True if the first input is greater than the second"
  extends Blocks.Interfaces.partialBooleanComparison;
equation
  y = u1 > u2;
  annotation(Documentation(info = "<html>
<p><code>y = u1 &gt; u2</code>.</p>
</html>"));
end Greater;
