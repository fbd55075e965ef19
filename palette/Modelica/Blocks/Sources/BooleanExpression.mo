within Modelica.Blocks.Sources;
block BooleanExpression "Boolean signal written as an expression"
  Modelica.Blocks.Interfaces.BooleanOutput y = false "Expression of variables around the block"
    annotation(Dialog(group = "Time varying output signal"), Placement(transformation(extent = {{100, -10}, {120,
      10}})));
  annotation(Documentation(info = "<html>
<p>Set <code>y</code> to an expression in the names of the diagram, for instance <code>mass.s &gt; 1</code>.</p>
</html>"));
end BooleanExpression;
