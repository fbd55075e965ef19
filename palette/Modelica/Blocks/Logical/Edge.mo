within Modelica.Blocks.Logical;
block Edge "True for an instant when the input becomes true"
  extends Blocks.Interfaces.partialBooleanSISO;
  parameter Boolean pre_u_start = false "Input before the start";
initial equation
  pre(u) = pre_u_start;
equation
  y = edge(u);
  annotation(defaultComponentName = "edge1", Documentation(info = "<html>
<p><code>y = edge(u)</code>.</p>
</html>"));
end Edge;
