within Modelica.Blocks.Discrete;
block TriggeredSampler "Takes a sample at a trigger"
  extends Modelica.Blocks.Icons.DiscreteBlock;
  parameter Real y_start = 0 "Output at the start";
  Modelica.Blocks.Interfaces.RealInput u "Input"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealOutput y "Output"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  Modelica.Blocks.Interfaces.BooleanInput trigger "Takes a sample when it becomes true"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 90, origin = {0, -118})));
initial equation
  y = y_start;
equation
  when trigger then
    y = u;
  end when;
  annotation(Documentation(info = "<html>
<p>Holds the input of the moment when <code>trigger</code> became true.</p>
</html>"));
end TriggeredSampler;
