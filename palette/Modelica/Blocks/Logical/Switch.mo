within Modelica.Blocks.Logical;
block Switch "Chooses between two Real signals"
  extends Modelica.Blocks.Icons.PartialBooleanBlock;
  Blocks.Interfaces.RealInput u1 "Output if u2 is true"
    annotation(Placement(transformation(extent = {{-140, 60}, {-100, 100}})));
  Blocks.Interfaces.BooleanInput u2 "Choice" annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Blocks.Interfaces.RealInput u3 "Output if u2 is false"
    annotation(Placement(transformation(extent = {{-140, -100}, {-100, -60}})));
  Blocks.Interfaces.RealOutput y "Output" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  y = if u2 then u1 else u3;
  annotation(defaultComponentName = "switch1", Documentation(info = "<html>
<p><code>u1</code> if <code>u2</code>, otherwise <code>u3</code>.</p>
</html>"));
end Switch;
