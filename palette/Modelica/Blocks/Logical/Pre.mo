within Modelica.Blocks.Logical;
block Pre "Input of the event iteration before"
  extends Blocks.Interfaces.partialBooleanSISO;
  parameter Boolean pre_u_start = false "Input before the start";
initial equation
  pre(u) = pre_u_start;
equation
  y = pre(u);
  annotation(defaultComponentName = "pre1", Documentation(info = "<html>
<p>Breaks loops of Boolean signals: <code>y = pre(u)</code>, repeated until nothing changes.</p>
</html>"));
end Pre;
