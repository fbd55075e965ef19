within Modelica.Blocks.Math;
block Add3 "Weighted sum of three signals"
  extends Modelica.Blocks.Icons.Block;
  parameter Real k1 = +1 "Weight of u1";
  parameter Real k2 = +1 "Weight of u2";
  parameter Real k3 = +1 "Weight of u3";
  Interfaces.RealInput u1 "First input" annotation(Placement(transformation(extent = {{-140, 60}, {-100, 100}})));
  Interfaces.RealInput u2 "Second input" annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Interfaces.RealInput u3 "Third input" annotation(Placement(transformation(extent = {{-140, -100}, {-100, -60}})));
  Interfaces.RealOutput y "Output" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  y = k1 * u1 + k2 * u2 + k3 * u3;
  annotation(Documentation(info = "<html>
<p><code>y = k1*u1 + k2*u2 + k3*u3</code>.</p>
</html>"));
end Add3;
