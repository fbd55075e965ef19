within Modelica.Blocks.Logical;
block Or "True if an input is true"
  extends Blocks.Interfaces.partialBooleanSI2SO;
equation
  y = u1 or u2;
  annotation(defaultComponentName = "or1", Documentation(info = "<html>
<p><code>y = u1 or u2</code>.</p>
</html>"));
end Or;
