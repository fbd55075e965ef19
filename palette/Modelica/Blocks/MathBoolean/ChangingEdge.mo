within Modelica.Blocks.MathBoolean;
block ChangingEdge "True for an instant when the input changes"
  extends Modelica.Blocks.Interfaces.PartialBooleanSISO_small;
  parameter Boolean pre_u_start = false "Input before the start";
initial equation
  pre(u) = pre_u_start;
equation
  y = change(u);
  annotation(defaultComponentName = "changing1", Documentation(info = "<html>
<p><code>y = change(u)</code>.</p>
</html>"));
end ChangingEdge;
