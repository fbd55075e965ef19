within Modelica.Blocks.Interfaces;
partial block PartialIntegerMISO "Base of an Integer block with as many inputs as are connected"
  parameter Integer nu(min = 0) = 0 "Number of connected inputs"
    annotation(Dialog(connectorSizing = true), HideResult = true);
  Modelica.Blocks.Interfaces.IntegerVectorInput u[nu] "Inputs"
    annotation(Placement(transformation(extent = {{-120, 70}, {-80, -70}})));
  Modelica.Blocks.Interfaces.IntegerOutput y "Output"
    annotation(Placement(transformation(extent = {{100, -15}, {130, 15}})));
  annotation(Documentation(info = "<html>
<p>Each new connection enlarges <code>u</code>.</p>
</html>"));
end PartialIntegerMISO;
