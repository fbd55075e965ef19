within Modelica.Mechanics.Rotational.Sources;
model Speed "Forces an angular velocity, from a signal"
  extends Modelica.Mechanics.Rotational.Interfaces.PartialElementaryOneFlangeAndSupport2;
  parameter Boolean exact = false "Follow the signal exactly, which may differentiate it; otherwise smooth it first"
    annotation(Evaluate = true);
  parameter SI.Frequency f_crit = 50 "Corner frequency of the smoothing filter" annotation(Dialog(enable = not exact));
  SI.Angle phi(start = 0, fixed = true, stateSelect = StateSelect.prefer) "Angle of the flange in its support"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.AngularVelocity w(stateSelect = if exact then StateSelect.default else StateSelect.prefer)
    "Speed of the flange in its support";
  SI.AngularAcceleration a "Acceleration of the flange in its support; zero if exact";
  Modelica.Blocks.Interfaces.RealInput w_ref(unit = "rad/s") "Wanted speed"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
protected
  parameter SI.AngularFrequency w_crit = 2 * Modelica.Constants.pi * f_crit "Corner frequency";
initial equation
  if not exact then
    w = w_ref;
  end if;
equation
  flange.phi = phi + phi_support;
  der(phi) = w;
  if not exact then
    // The flange follows with the time constant 1/w_crit.
    a = der(w);
    a / w_crit = w_ref - w;
  else
    {w, a} = {w_ref, 0};
  end if;
  annotation(Documentation(info = "<html>
<p>The flange turns with <code>w_ref</code> [rad/s] against its support, whatever torque this takes.</p>
<p><code>exact = true</code>: <code>w = w_ref</code>, differentiated where masses are driven. <code>exact =
false</code>:
a first-order filter with corner frequency <code>f_crit</code> [Hz] smooths the signal.</p>
</html>"));
end Speed;
