within Modelica.Blocks.Routing;
block BooleanReplicator "Copies of a Boolean signal"
  extends Modelica.Blocks.Icons.BooleanBlock;
  parameter Integer nout = 1 "Number of copies";
  Modelica.Blocks.Interfaces.BooleanInput u "Input"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.BooleanOutput y[nout] "Outputs"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  y = fill(u, nout);
  annotation(Documentation(info = "<html>
<p><code>y[i] = u</code>.</p>
</html>"));
end BooleanReplicator;
