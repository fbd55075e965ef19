within Modelica.Blocks.MathBoolean;
block Nor "True if no input is true"
  extends Modelica.Blocks.Interfaces.PartialBooleanMISO;
equation
  y = not Modelica.Math.BooleanVectors.anyTrue(u);
  annotation(defaultComponentName = "nor1", Documentation(info = "<html>
<p>True if no input is true.</p>
</html>"));
end Nor;
