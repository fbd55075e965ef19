within Modelica.Blocks.Math;
block IntegerToBoolean "True above a threshold"
  extends Interfaces.partialBooleanSO;
  Blocks.Interfaces.IntegerInput u "Input" annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  parameter Integer threshold = 1 "Threshold";
equation
  y = u >= threshold;
  annotation(Documentation(info = "<html>
<p><code>y = u &gt;= threshold</code>.</p>
</html>"));
end IntegerToBoolean;
