within Modelica.Blocks.MathBoolean;
block Not "Opposite"
  extends Modelica.Blocks.Interfaces.PartialBooleanSISO_small;
equation
  y = not u;
  annotation(defaultComponentName = "not1", Documentation(info = "<html>
<p><code>y = not u</code>.</p>
</html>"));
end Not;
