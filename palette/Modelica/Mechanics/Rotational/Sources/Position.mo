within Modelica.Mechanics.Rotational.Sources;
model Position "Forces an angle, from a signal"
  extends Modelica.Mechanics.Rotational.Interfaces.PartialElementaryOneFlangeAndSupport2;
  parameter Boolean exact = false "Follow the signal exactly, which differentiates it; otherwise smooth it first"
    annotation(Evaluate = true);
  parameter SI.Frequency f_crit = 50 "Corner frequency of the smoothing filter" annotation(Dialog(enable = not exact));
  SI.Angle phi(stateSelect = if exact then StateSelect.default else StateSelect.prefer)
    "Angle of the flange in its support";
  SI.AngularVelocity w(start = 0, stateSelect = if exact then StateSelect.default else StateSelect.prefer)
    "Speed of the flange in its support; zero if exact"
    annotation(Dialog(enable = not exact, showStartAttribute = true));
  SI.AngularAcceleration a(start = 0) "Acceleration of the flange in its support; zero if exact"
    annotation(Dialog(enable = not exact, showStartAttribute = true));
  Modelica.Blocks.Interfaces.RealInput phi_ref(final quantity = "Angle", final unit = "rad", displayUnit = "deg")
    "Wanted angle" annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
protected
  parameter SI.AngularFrequency w_crit = 2 * Modelica.Constants.pi * f_crit "Corner frequency";
  // Bessel filter of second order, normalised to -3 dB at the corner frequency
  constant Real af = 1.3617 "Coefficient of s";
  constant Real bf = 0.6180 "Coefficient of s squared";
initial equation
  if not exact then
    phi = phi_ref;
  end if;
equation
  flange.phi = phi + phi_support;
  if exact then
    {phi, w, a} = {phi_ref, 0, 0};
  else
    // The flange follows as a filter of second order lets it: bf*a/w_crit^2 + af*w/w_crit = what is left to go.
    {w, a} = {der(phi), der(w)};
    bf * a = w_crit * (w_crit * (phi_ref - phi) - af * w);
  end if;
  annotation(Documentation(info = "<html>
<p>The flange follows <code>phi_ref</code> [rad] against its support, whatever torque this takes.</p>
<p><code>exact = true</code>: <code>phi = phi_ref</code>. The signal has to be differentiable twice where masses are
driven. <code>exact = false</code>: the signal passes a Bessel filter of second order with corner frequency
<code>f_crit</code> [Hz], so speed and acceleration exist for every signal, and the angle lags a little.</p>
</html>"));
end Position;
