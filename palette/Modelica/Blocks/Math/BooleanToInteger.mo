within Modelica.Blocks.Math;
block BooleanToInteger "One of two Integer values"
  extends Interfaces.partialBooleanSI;
  parameter Integer integerTrue = 1 "Output for true";
  parameter Integer integerFalse = 0 "Output for false";
  Blocks.Interfaces.IntegerOutput y "Output" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  y = if u then integerTrue else integerFalse;
  annotation(Documentation(info = "<html>
<p>Chooses by the input.</p>
</html>"));
end BooleanToInteger;
