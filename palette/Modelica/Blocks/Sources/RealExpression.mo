within Modelica.Blocks.Sources;
block RealExpression "Signal written as an expression"
  Modelica.Blocks.Interfaces.RealOutput y = 0.0 "Expression of variables around the block"
    annotation(Dialog(group = "Time varying output signal"), Placement(transformation(extent = {{100, -10}, {120,
      10}})));
  annotation(Documentation(info = "<html>
<p>Set <code>y</code> to an expression in the names of the diagram, for instance <code>mass.v^2</code>.</p>
</html>"));
end RealExpression;
