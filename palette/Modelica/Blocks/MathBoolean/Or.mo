within Modelica.Blocks.MathBoolean;
block Or "True if an input is true"
  extends Modelica.Blocks.Interfaces.PartialBooleanMISO;
equation
  y = Modelica.Math.BooleanVectors.anyTrue(u);
  annotation(defaultComponentName = "or1", Documentation(info = "<html>
<p>True if an input is true.</p>
</html>"));
end Or;
