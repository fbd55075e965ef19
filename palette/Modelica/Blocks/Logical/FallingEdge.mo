within Modelica.Blocks.Logical;
block FallingEdge "True for an instant when the input becomes false"
  extends Blocks.Interfaces.partialBooleanSISO;
  parameter Boolean pre_u_start = false "Input before the start";
protected
  Boolean not_u = not u "Opposite of the input";
initial equation
  pre(not_u) = not pre_u_start;
equation
  y = edge(not_u);
  annotation(Documentation(info = "<html>
<p><code>y = edge(not u)</code>.</p>
</html>"));
end FallingEdge;
