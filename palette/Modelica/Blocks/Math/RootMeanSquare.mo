within Modelica.Blocks.Math;
block RootMeanSquare "Effective value over each period"
  extends Modelica.Blocks.Interfaces.SISO;
  parameter SI.Frequency f(start = 50) "Reciprocal of the period";
  parameter Real x0 = 0 "Integral at the start";
  parameter Real y0(final min = 0) = 0 "Output during the first period";
  MultiProduct product(nu = 2) "Square" annotation(Placement(transformation(extent = {{-40, -10}, {-20, 10}})));
  Mean mean(final f = f, final y0 = y0 ^ 2, final yGreaterOrEqualZero = true, final x0 = x0)
    annotation(Placement(transformation(extent = {{0, -10}, {20, 10}})));
  Blocks.Math.Sqrt sqrt1 annotation(Placement(transformation(extent = {{40, -10}, {60, 10}})));
equation
  connect(y, sqrt1.y);
  connect(sqrt1.u, mean.y);
  connect(mean.u, product.y);
  connect(product.u[2], u);
  connect(product.u[1], u);
  annotation(Documentation(info = "<html>
<p>Root of the mean of the square.</p>
</html>"));
end RootMeanSquare;
