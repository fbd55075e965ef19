within Modelica.Blocks.Math;
block Edge "True for an instant when the input becomes true"
  extends Interfaces.BooleanSISO;
equation
  y = edge(u);
  annotation(Documentation(info = "<html>
<p><code>y = edge(u)</code>.</p>
</html>"));
end Edge;
