within Modelica.Blocks.Routing;
model IntegerPassThrough "Passes an Integer signal on"
  extends Modelica.Blocks.Icons.IntegerBlock;
  Modelica.Blocks.Interfaces.IntegerInput u "Input"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.IntegerOutput y "Output"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  y = u;
  annotation(Documentation(info = "<html>
<p><code>y = u</code>; gives a signal a second name.</p>
</html>"));
end IntegerPassThrough;
