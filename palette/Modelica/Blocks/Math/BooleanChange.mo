within Modelica.Blocks.Math;
block BooleanChange "True for an instant when the input changes"
  extends Interfaces.BooleanSISO;
equation
  y = change(u);
  annotation(Documentation(info = "<html>
<p><code>y = change(u)</code>.</p>
</html>"));
end BooleanChange;
