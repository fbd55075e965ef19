within Modelica.Blocks.Logical;
block Xor "True if exactly one input is true"
  extends Blocks.Interfaces.partialBooleanSI2SO;
equation
  y = u1 and not u2 or u2 and not u1;
  annotation(Documentation(info = "<html>
<p><code>y = u1 &lt;&gt; u2</code>.</p>
</html>"));
end Xor;
