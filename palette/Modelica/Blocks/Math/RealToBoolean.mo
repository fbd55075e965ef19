within Modelica.Blocks.Math;
block RealToBoolean "True above a threshold"
  extends Interfaces.partialBooleanSO;
  Blocks.Interfaces.RealInput u "Input" annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  parameter Real threshold = 0.5 "Threshold";
equation
  y = u >= threshold;
  annotation(Documentation(info = "<html>
<p><code>y = u &gt;= threshold</code>.</p>
</html>"));
end RealToBoolean;
