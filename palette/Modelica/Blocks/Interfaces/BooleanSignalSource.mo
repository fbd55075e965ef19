within Modelica.Blocks.Interfaces;
partial block BooleanSignalSource "Base of a Boolean signal source"
  extends Modelica.Blocks.Icons.BooleanBlock;
  BooleanOutput y "Output" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  annotation(Documentation(info = "<html>
<p>One equation for <code>y</code> completes the block.</p>
</html>"));
end BooleanSignalSource;
