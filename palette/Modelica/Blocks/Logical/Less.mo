within Modelica.Blocks.Logical;
block Less "True if the first input is less than the second"
  extends Blocks.Interfaces.partialBooleanComparison;
equation
  y = u1 < u2;
  annotation(Documentation(info = "<html>
<p><code>y = u1 &lt; u2</code>.</p>
</html>"));
end Less;
