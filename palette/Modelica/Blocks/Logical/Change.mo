within Modelica.Blocks.Logical;
block Change "True for an instant when the input changes"
  extends Blocks.Interfaces.partialBooleanSISO;
  parameter Boolean pre_u_start = false "Input before the start";
initial equation
  pre(u) = pre_u_start;
equation
  y = change(u);
  annotation(defaultComponentName = "change1", Documentation(info = "<html>
<p><code>y = change(u)</code>.</p>
</html>"));
end Change;
