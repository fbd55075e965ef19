within Modelica.Blocks.Logical;
block Not "Opposite"
  extends Blocks.Interfaces.partialBooleanSISO;
equation
  y = not u;
  annotation(defaultComponentName = "not1", Documentation(info = "<html>
<p><code>y = not u</code>.</p>
</html>"));
end Not;
