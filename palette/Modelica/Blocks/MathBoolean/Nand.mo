within Modelica.Blocks.MathBoolean;
block Nand "True unless all inputs are true"
  extends Modelica.Blocks.Interfaces.PartialBooleanMISO;
equation
  y = not Modelica.Math.BooleanVectors.andTrue(u);
  annotation(defaultComponentName = "nand1", Documentation(info = "<html>
<p>True unless all inputs are true.</p>
</html>"));
end Nand;
