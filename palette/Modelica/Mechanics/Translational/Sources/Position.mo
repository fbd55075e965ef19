within Modelica.Mechanics.Translational.Sources;
model Position "Forces a position, from a signal"
  extends Modelica.Mechanics.Translational.Interfaces.PartialElementaryOneFlangeAndSupport2(
    s(stateSelect = if exact then StateSelect.default else StateSelect.prefer));
  parameter Boolean exact = false "Follow the signal exactly, which differentiates it; otherwise smooth it first"
    annotation(Evaluate = true);
  parameter SI.Frequency f_crit = 50 "Corner frequency of the smoothing filter" annotation(Dialog(enable = not exact));
  SI.Velocity v(start = 0, stateSelect = if exact then StateSelect.default else StateSelect.prefer)
    "Speed of the flange in its support; zero if exact"
    annotation(Dialog(enable = not exact, showStartAttribute = true));
  SI.Acceleration a(start = 0) "Acceleration of the flange in its support; zero if exact"
    annotation(Dialog(enable = not exact, showStartAttribute = true));
  Modelica.Blocks.Interfaces.RealInput s_ref(unit = "m") "Wanted position"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
protected
  parameter SI.AngularFrequency w_crit = 2 * Modelica.Constants.pi * f_crit "Corner frequency";
  // Bessel filter of second order, normalised to -3 dB at the corner frequency
  constant Real af = 1.3617 "Coefficient of s";
  constant Real bf = 0.6180 "Coefficient of s squared";
initial equation
  if not exact then
    s = s_ref;
  end if;
equation
  if exact then
    {s, v, a} = {s_ref, 0, 0};
  else
    // The flange follows as a filter of second order lets it: bf*a/w_crit^2 + af*v/w_crit = what is left to go.
    {v, a} = {der(s), der(v)};
    bf * a = w_crit * (w_crit * (s_ref - s) - af * v);
  end if;
  annotation(Documentation(info = "<html>
<p>The flange follows <code>s_ref</code> [m] against its support, whatever force this takes.</p>
<p><code>exact = true</code>: <code>s = s_ref</code>. The signal has to be differentiable twice where masses are driven.
<code>exact = false</code>: the signal passes a Bessel filter of second order with corner frequency <code>f_crit</code>
[Hz], so speed and acceleration exist for every signal, and the position lags a little.</p>
</html>"));
end Position;
