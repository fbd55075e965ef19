within Modelica.Blocks.Sources;
block Constant "Constant signal"
  parameter Real k(start = 1) "Value";
  extends Interfaces.SO;
equation
  y = k;
  annotation(defaultComponentName = "const", Documentation(info = "<html>
<p><code>y = k</code>.</p>
</html>"));
end Constant;
