within Modelica.Blocks.Sources;
block IntegerExpression "Integer signal written as an expression"
  Modelica.Blocks.Interfaces.IntegerOutput y = 0 "Expression of variables around the block"
    annotation(Dialog(group = "Time varying output signal"), Placement(transformation(extent = {{100, -10}, {120,
      10}})));
  annotation(Documentation(info = "<html>
<p>Set <code>y</code> to an expression in the names of the diagram.</p>
</html>"));
end IntegerExpression;
