within Modelica.Mechanics.Translational.Sources;
model Speed "Forces a speed, from a signal"
  extends Modelica.Mechanics.Translational.Interfaces.PartialElementaryOneFlangeAndSupport2(
    s(start = 0, fixed = true, stateSelect = StateSelect.prefer));
  parameter Boolean exact = false "Follow the signal exactly, which may differentiate it; otherwise smooth it first"
    annotation(Evaluate = true);
  parameter SI.Frequency f_crit = 50 "Corner frequency of the smoothing filter" annotation(Dialog(enable = not exact));
  SI.Velocity v(stateSelect = if exact then StateSelect.default else StateSelect.prefer)
    "Speed of the flange in its support";
  SI.Acceleration a "Acceleration of the flange in its support; zero if exact";
  Modelica.Blocks.Interfaces.RealInput v_ref(unit = "m/s") "Wanted speed"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
protected
  parameter SI.AngularFrequency w_crit = 2 * Modelica.Constants.pi * f_crit "Corner frequency";
initial equation
  if not exact then
    v = v_ref;
  end if;
equation
  der(s) = v;
  if not exact then
    // The flange follows with the time constant 1/w_crit.
    a = der(v);
    a / w_crit = v_ref - v;
  else
    {v, a} = {v_ref, 0};
  end if;
  annotation(Documentation(info = "<html>
<p>The flange moves with <code>v_ref</code> [m/s] against its support, whatever force this takes.</p>
<p><code>exact = true</code>: <code>v = v_ref</code>, differentiated where masses are driven. <code>exact =
false</code>:
a first-order filter with corner frequency <code>f_crit</code> [Hz] smooths the signal.</p>
</html>"));
end Speed;
