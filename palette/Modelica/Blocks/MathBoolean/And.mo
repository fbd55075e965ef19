within Modelica.Blocks.MathBoolean;
block And "True if all inputs are true"
  extends Modelica.Blocks.Interfaces.PartialBooleanMISO;
equation
  y = Modelica.Math.BooleanVectors.andTrue(u);
  annotation(defaultComponentName = "and1", Documentation(info = "<html>
<p>True if all inputs are true.</p>
</html>"));
end And;
