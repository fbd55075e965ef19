within Modelica.Blocks.Math;
block Harmonic "Effective value and phase of one harmonic"
  extends Modelica.Blocks.Icons.Block;
  parameter SI.Frequency f(start = 50) "Frequency of the first harmonic";
  parameter Integer k(start = 1) "Order of the harmonic";
  parameter Boolean useConjugateComplex = false "Opposite sign of the phase"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter Real x0Cos = 0 "Integral of the cosine part at the start";
  parameter Real x0Sin = 0 "Integral of the sine part at the start";
  parameter Real y0Cos = 0 "Cosine part during the first period";
  parameter Real y0Sin = 0 "Sine part during the first period";
  Sources.Cosine sin1(final amplitude = sqrt(2), final f = k * f, final phase = 0)
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 270, origin = {-80, 70})));
  Blocks.Sources.Sine sin2(final amplitude = sqrt(2), final phase = 0, final f = k * f)
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 90, origin = {-80, -70})));
  MultiProduct product1(nu = 2) annotation(Placement(transformation(extent = {{-60, 30}, {-40, 50}})));
  MultiProduct product2(nu = 2) annotation(Placement(transformation(extent = {{-60, -50}, {-40, -30}})));
  Mean mean1(final f = f, final x0 = x0Cos, final y0 = y0Cos)
    annotation(Placement(transformation(extent = {{-20, 30}, {0, 50}})));
  Mean mean2(final f = f, final x0 = x0Sin, final y0 = y0Sin)
    annotation(Placement(transformation(extent = {{-20, -50}, {0, -30}})));
  Blocks.Interfaces.RealInput u "Input" annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
  Blocks.Interfaces.RealOutput y_rms "Effective value"
    annotation(Placement(transformation(extent = {{100, 50}, {120, 70}})));
  Blocks.Interfaces.RealOutput y_arg(unit = "rad") "Phase"
    annotation(Placement(transformation(extent = {{100, -70}, {120, -50}})));
  Blocks.Math.RectangularToPolar rectangularToPolar
    annotation(Placement(transformation(extent = {{40, -12}, {60, 8}})));
  Gain gain(final k = if useConjugateComplex then -1 else 1)
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 270, origin = {80, -30})));
equation
  // From the results back to the input
  connect(y_arg, gain.y);
  connect(gain.u, rectangularToPolar.y_arg);
  connect(y_rms, rectangularToPolar.y_abs);
  connect(rectangularToPolar.u_im, mean2.y);
  connect(mean2.u, product2.y);
  connect(product2.u[1], u);
  connect(product2.u[2], sin2.y);
  connect(rectangularToPolar.u_re, mean1.y);
  connect(mean1.u, product1.y);
  connect(product1.u[2], u);
  connect(product1.u[1], sin1.y);
  annotation(Documentation(info = "<html>
<p>Multiplies with cosine and sine of frequency <code>k*f</code> [Hz] and averages over <code>1/f</code>.</p>
</html>"));
end Harmonic;
