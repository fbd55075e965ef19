within Modelica.Blocks.Interfaces;
partial block partialBooleanSI "Base of a logical block with one input only"
  extends Modelica.Blocks.Icons.PartialBooleanBlock;
  Blocks.Interfaces.BooleanInput u "Input" annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  annotation(Documentation(info = "<html>
<p>Takes a signal and shows or stores it.</p>
</html>"));
end partialBooleanSI;
