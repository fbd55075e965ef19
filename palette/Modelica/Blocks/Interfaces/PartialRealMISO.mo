within Modelica.Blocks.Interfaces;
partial block PartialRealMISO "Base of a block with as many inputs as are connected, and one output"
  parameter Integer significantDigits(min = 1) = 3 "Digits shown on the diagram" annotation(Dialog(tab = "Advanced"));
  parameter Integer nu(min = 0) = 0 "Number of connected inputs"
    annotation(Dialog(connectorSizing = true), HideResult = true);
  Modelica.Blocks.Interfaces.RealVectorInput u[nu] "Inputs"
    annotation(Placement(transformation(extent = {{-120, 70}, {-80, -70}})));
  Modelica.Blocks.Interfaces.RealOutput y "Output"
    annotation(Placement(transformation(extent = {{100, -17}, {134, 17}})));
  annotation(Documentation(info = "<html>
<p>Each new connection enlarges <code>u</code>.</p>
</html>"));
end PartialRealMISO;
