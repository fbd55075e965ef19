within Modelica.Blocks.MathBoolean;
block Xor "True if exactly one input is true"
  extends Modelica.Blocks.Interfaces.PartialBooleanMISO;
equation
  y = Modelica.Math.BooleanVectors.oneTrue(u);
  annotation(defaultComponentName = "xor1", Documentation(info = "<html>
<p>True if exactly one input is true.</p>
</html>"));
end Xor;
