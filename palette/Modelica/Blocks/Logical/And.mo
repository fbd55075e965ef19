within Modelica.Blocks.Logical;
block And "True if both inputs are true"
  extends Blocks.Interfaces.partialBooleanSI2SO;
equation
  y = u1 and u2;
  annotation(defaultComponentName = "and1", Documentation(info = "<html>
<p><code>y = u1 and u2</code>.</p>
</html>"));
end And;
