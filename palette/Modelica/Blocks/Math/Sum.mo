within Modelica.Blocks.Math;
block Sum "Weighted sum of a vector"
  extends Interfaces.MISO;
  parameter Real k[nin] = ones(nin) "Weights";
equation
  y = k * u;
  annotation(defaultComponentName = "sum1", Documentation(info = "<html>
<p><code>y = k*u</code>.</p>
</html>"));
end Sum;
