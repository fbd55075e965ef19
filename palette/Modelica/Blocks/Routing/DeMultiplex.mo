within Modelica.Blocks.Routing;
block DeMultiplex "Splits a vector into signals"
  extends Modelica.Blocks.Icons.Block;
  parameter Integer n(min = 0) = 0 "Number of connected outputs"
    annotation(Dialog(connectorSizing = true), HideResult = true);
  Modelica.Blocks.Interfaces.RealInput u[n + 0] "Vector"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealVectorOutput y[n] "Outputs"
    annotation(Placement(transformation(extent = {{80, 70}, {120, -70}})));
equation
  y = u;
  annotation(defaultComponentName = "demux", Documentation(info = "<html>
<p><code>y[i] = u[i]</code>.</p>
</html>"));
end DeMultiplex;
