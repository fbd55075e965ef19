within Modelica.Blocks.MathBoolean;
block FallingEdge "True for an instant when the input becomes false"
  extends Modelica.Blocks.Interfaces.PartialBooleanSISO_small;
  parameter Boolean pre_u_start = false "Input before the start";
protected
  Boolean not_u = not u "Opposite of the input" annotation(HideResult = true);
initial equation
  pre(not_u) = not pre_u_start;
equation
  y = edge(not_u);
  annotation(defaultComponentName = "falling1", Documentation(info = "<html>
<p><code>y = edge(not u)</code>.</p>
</html>"));
end FallingEdge;
