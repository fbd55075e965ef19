within Modelica.Blocks.Routing;
block IntegerReplicator "Copies of an Integer signal"
  extends Modelica.Blocks.Icons.IntegerBlock;
  parameter Integer nout = 1 "Number of copies";
  Modelica.Blocks.Interfaces.IntegerInput u "Input"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.IntegerOutput y[nout] "Outputs"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  y = fill(u, nout);
  annotation(Documentation(info = "<html>
<p><code>y[i] = u</code>.</p>
</html>"));
end IntegerReplicator;
