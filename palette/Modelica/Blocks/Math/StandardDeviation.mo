within Modelica.Blocks.Math;
block StandardDeviation "Standard deviation from the start until now"
  extends Modelica.Blocks.Icons.Block;
  parameter SI.Time t_eps(min = 100 * Modelica.Constants.eps) = 1e-7 "Until then the output is zero"
    annotation(Dialog(group = "Advanced"));
  Modelica.Blocks.Interfaces.RealInput u "Input"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Modelica.Blocks.Interfaces.RealOutput y "Output"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  Modelica.Blocks.Math.Variance variance(t_eps = t_eps)
    annotation(Placement(transformation(extent = {{-60, -10}, {-40, 10}})));
  Modelica.Blocks.Math.Sqrt sqrt1 annotation(Placement(transformation(extent = {{-20, -10}, {0, 10}})));
equation
  connect(y, sqrt1.y);
  connect(sqrt1.u, variance.y);
  connect(variance.u, u);
  annotation(Documentation(info = "<html>
<p>Root of the variance.</p>
</html>"));
end StandardDeviation;
