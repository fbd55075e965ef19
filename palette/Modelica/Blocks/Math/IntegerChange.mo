within Modelica.Blocks.Math;
block IntegerChange "True for an instant when the input changes"
  extends Interfaces.IntegerSIBooleanSO;
equation
  y = change(u);
  annotation(Documentation(info = "<html>
<p><code>y = change(u)</code>.</p>
</html>"));
end IntegerChange;
