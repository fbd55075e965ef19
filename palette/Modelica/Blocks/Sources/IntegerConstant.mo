within Modelica.Blocks.Sources;
block IntegerConstant "Constant Integer signal"
  parameter Integer k(start = 1) "Value";
  extends Interfaces.IntegerSO;
equation
  y = k;
  annotation(Documentation(info = "<html>
<p><code>y = k</code>.</p>
</html>"));
end IntegerConstant;
