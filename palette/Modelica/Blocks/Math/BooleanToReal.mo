within Modelica.Blocks.Math;
block BooleanToReal "One of two Real values"
  extends Interfaces.partialBooleanSI;
  parameter Real realTrue = 1.0 "Output for true";
  parameter Real realFalse = 0.0 "Output for false";
  Blocks.Interfaces.RealOutput y "Output" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  y = if u then realTrue else realFalse;
  annotation(Documentation(info = "<html>
<p>Chooses by the input.</p>
</html>"));
end BooleanToReal;
