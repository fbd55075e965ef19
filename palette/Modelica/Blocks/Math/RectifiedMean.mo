within Modelica.Blocks.Math;
block RectifiedMean "Mean of the amount over each period"
  extends Modelica.Blocks.Interfaces.SISO;
  parameter SI.Frequency f(start = 50) "Reciprocal of the period";
  parameter Real x0 = 0 "Integral at the start";
  parameter Real y0(final min = 0) = 0 "Output during the first period";
  Mean mean(final f = f, final x0 = x0, final y0 = y0)
    annotation(Placement(transformation(extent = {{0, -10}, {20, 10}})));
  Blocks.Math.Abs abs1 annotation(Placement(transformation(extent = {{-60, -10}, {-40, 10}})));
equation
  connect(y, mean.y);
  connect(mean.u, abs1.y);
  connect(abs1.u, u);
  annotation(Documentation(info = "<html>
<p>An <code>Abs</code> followed by a <code>Mean</code>.</p>
</html>"));
end RectifiedMean;
