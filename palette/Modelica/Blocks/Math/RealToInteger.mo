within Modelica.Blocks.Math;
block RealToInteger "Nearest whole number"
  extends Modelica.Blocks.Icons.IntegerBlock;
  Interfaces.RealInput u "Input" annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Interfaces.IntegerOutput y "Output" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  y = if u > 0 then integer(0.5 + u) else -integer(0.5 - u);
  annotation(Documentation(info = "<html>
<p>Halves are rounded away from zero. Each change is an event.</p>
</html>"));
end RealToInteger;
