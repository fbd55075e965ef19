within Modelica.Blocks.Logical;
block Hysteresis "Switches on above one value and off below another"
  extends Modelica.Blocks.Icons.PartialBooleanBlock;
  parameter Real uLow(start = 0) "Switches off below";
  parameter Real uHigh(start = 1) "Switches on above";
  parameter Boolean pre_y_start = false "Output before the start";
  Blocks.Interfaces.RealInput u "Input" annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Blocks.Interfaces.BooleanOutput y "Output" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
initial equation
  pre(y) = pre_y_start;
equation
  assert(uLow < uHigh, "uHigh has to exceed uLow");
  y = if pre(y) then u >= uLow else u > uHigh;
  annotation(Documentation(info = "<html>
<p>Keeps its state while the input lies between both values.</p>
</html>"));
end Hysteresis;
