within Modelica.Blocks.Math;
block Gain "Product with a constant"
  parameter Real k(start = 1) "Gain";
  Interfaces.RealInput u "Input" annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Interfaces.RealOutput y "Output" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  y = k * u;
  annotation(Documentation(info = "<html>
<p><code>y = k*u</code>.</p>
</html>"));
end Gain;
