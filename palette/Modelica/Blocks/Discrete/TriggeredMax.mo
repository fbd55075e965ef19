within Modelica.Blocks.Discrete;
block TriggeredMax "Largest amount at all triggers so far"
  extends Modelica.Blocks.Icons.DiscreteBlock;
  Modelica.Blocks.Interfaces.RealInput u "Input"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealOutput y "Output"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  Modelica.Blocks.Interfaces.BooleanInput trigger "Takes a sample when it becomes true"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 90, origin = {0, -118})));
initial equation
  y = 0;
equation
  when trigger then
    y = if abs(u) > pre(y) then abs(u) else pre(y);
  end when;
  annotation(Documentation(info = "<html>
<p>Compares the amount of the input at each trigger.</p>
</html>"));
end TriggeredMax;
