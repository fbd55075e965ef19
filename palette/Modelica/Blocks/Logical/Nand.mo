within Modelica.Blocks.Logical;
block Nand "True unless both inputs are true"
  extends Blocks.Interfaces.partialBooleanSI2SO;
equation
  y = not (u1 and u2);
  annotation(Documentation(info = "<html>
<p><code>y = not (u1 and u2)</code>.</p>
</html>"));
end Nand;
