within Modelica.Blocks.Logical;
block Nor "True if no input is true"
  extends Blocks.Interfaces.partialBooleanSI2SO;
equation
  y = not (u1 or u2);
  annotation(Documentation(info = "<html>
<p><code>y = not (u1 or u2)</code>.</p>
</html>"));
end Nor;
