within Modelica.Blocks.MathBoolean;
block RisingEdge "True for an instant when the input becomes true"
  extends Modelica.Blocks.Interfaces.PartialBooleanSISO_small;
  parameter Boolean pre_u_start = false "Input before the start";
initial equation
  pre(u) = pre_u_start;
equation
  y = edge(u);
  annotation(defaultComponentName = "rising1", Documentation(info = "<html>
<p><code>y = edge(u)</code>.</p>
</html>"));
end RisingEdge;
