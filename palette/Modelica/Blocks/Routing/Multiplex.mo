within Modelica.Blocks.Routing;
block Multiplex "Joins all connected signals to a vector"
  extends Modelica.Blocks.Icons.Block;
  parameter Integer n(min = 0) = 0 "Number of connected inputs"
    annotation(Dialog(connectorSizing = true), HideResult = true);
  Modelica.Blocks.Interfaces.RealVectorInput u[n] "Inputs"
    annotation(Placement(transformation(extent = {{-120, 70}, {-80, -70}})));
  Modelica.Blocks.Interfaces.RealOutput y[n + 0] "Vector"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  y = u;
  annotation(defaultComponentName = "mux", Documentation(info = "<html>
<p><code>y[i] = u[i]</code>.</p>
</html>"));
end Multiplex;
