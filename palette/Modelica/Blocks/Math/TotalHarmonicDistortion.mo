within Modelica.Blocks.Math;
block TotalHarmonicDistortion "Share of the harmonics above the first"
  extends Interfaces.SISO;
  parameter SI.Frequency f(start = 1) "Frequency of the first harmonic";
  parameter Boolean useFirstHarmonic = true "Relative to the first harmonic, otherwise to the whole signal";
  Harmonic harmonic(final f = f, final k = 1, final x0Cos = 0, final x0Sin = 0, final y0Cos = 0, final y0Sin = 0)
    annotation(Placement(transformation(extent = {{-70, -62}, {-50, -42}})));
  RootMeanSquare rootMeanSquare(final f = f, final x0 = 0, final y0 = 0)
    annotation(Placement(transformation(extent = {{-70, 20}, {-50, 40}})));
  Logical.GreaterThreshold greaterThreshold annotation(Placement(transformation(extent = {{10, -70}, {30, -50}})));
  Interfaces.BooleanOutput valid "The output is valid"
    annotation(Placement(transformation(extent = {{100, -70}, {120, -50}})));
  Division division annotation(Placement(transformation(extent = {{60, -10}, {80, 10}})));
  Nonlinear.Limiter limiter(uMin = Modelica.Constants.eps, uMax = Modelica.Constants.inf)
    annotation(Placement(transformation(extent = {{10, -30}, {30, -10}})));
  Pythagoras pythagoras(u1IsHypotenuse = true) annotation(Placement(transformation(extent = {{10, 0}, {30, 20}})));
  Logical.And andValid annotation(Placement(transformation(extent = {{60, -50}, {80, -30}})));
  Sources.BooleanExpression booleanExpression(final y = not useFirstHarmonic)
    annotation(Placement(transformation(extent = {{-70, -30}, {-50, -10}})));
  Logical.Switch switch1 annotation(Placement(transformation(extent = {{-20, -30}, {0, -10}})));
equation
  // The result is the rest of all harmonics over the divisor.
  connect(y, division.y);
  connect(division.u1, pythagoras.y);
  connect(pythagoras.u2, harmonic.y_rms);
  connect(pythagoras.u1, rootMeanSquare.y);
  // The divisor, kept away from zero
  connect(division.u2, limiter.y);
  connect(limiter.u, switch1.y);
  connect(switch1.u3, harmonic.y_rms);
  connect(switch1.u2, booleanExpression.y);
  connect(switch1.u1, rootMeanSquare.y);
  // Whether the result says something
  connect(valid, andValid.y);
  connect(andValid.u2, greaterThreshold.y);
  connect(andValid.u1, pythagoras.valid);
  connect(greaterThreshold.u, harmonic.y_rms);
  connect(harmonic.u, u);
  connect(rootMeanSquare.u, u);
  annotation(defaultComponentName = "thd", Documentation(info = "<html>
<p>Effective value of all harmonics above the first, over that of the first or of the whole signal.</p>
</html>"));
end TotalHarmonicDistortion;
