within Modelica.Blocks.Sources;
block BooleanConstant "Constant Boolean signal"
  parameter Boolean k = true "Value";
  extends Interfaces.partialBooleanSource;
equation
  y = k;
  annotation(Documentation(info = "<html>
<p><code>y = k</code>.</p>
</html>"));
end BooleanConstant;
