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
  connect(u, rootMeanSquare.u);
  connect(u, harmonic.u);
  connect(rootMeanSquare.y, pythagoras.u1);
  connect(harmonic.y_rms, pythagoras.u2);
  connect(pythagoras.y, division.u1);
  connect(rootMeanSquare.y, switch1.u1);
  connect(booleanExpression.y, switch1.u2);
  connect(harmonic.y_rms, switch1.u3);
  connect(switch1.y, limiter.u);
  connect(limiter.y, division.u2);
  connect(division.y, y);
  connect(harmonic.y_rms, greaterThreshold.u);
  connect(pythagoras.valid, andValid.u1);
  connect(greaterThreshold.y, andValid.u2);
  connect(andValid.y, valid);
  annotation(defaultComponentName = "thd", Documentation(info = "<html>
<p>Effective value of all harmonics above the first, over that of the first or of the whole signal.</p>
</html>"));
end TotalHarmonicDistortion;
