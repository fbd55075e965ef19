within Modelica.Blocks.Interfaces;
partial block PartialConversionBlock "Base of a conversion between units"
  RealInput u "Input" annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  RealOutput y "The same quantity in another unit"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  annotation(Documentation(info = "<html>
<p>Set the units of <code>u</code> and <code>y</code> and give one equation.</p>
</html>"));
end PartialConversionBlock;
