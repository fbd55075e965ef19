within Modelica.Mechanics.Translational.Components;
model Mass "Sliding mass"
  parameter SI.Mass m(min = 0, start = 1) "Mass";
  parameter StateSelect stateSelect = StateSelect.default "How much s and v are wanted as states"
    annotation(Dialog(tab = "Advanced"));
  extends Translational.Interfaces.PartialRigid(L = 0, s(start = 0, stateSelect = stateSelect));
  SI.Velocity v(start = 0, stateSelect = stateSelect) "Speed, derivative of s"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  SI.Acceleration a(start = 0) "Acceleration, derivative of v"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
equation
  {v, a} = {der(s), der(v)};
  m * a = flange_b.f + flange_a.f;
  annotation(Documentation(info = "<html>
<p>Newton's law: <code>m*a = flange_a.f + flange_b.f</code>. <code>s</code> is the position of the middle; the ends are
<code>L/2</code> before and behind it. A positive force at either flange accelerates in positive direction.</p>
<p><code>m</code> [kg], <code>L</code> [m]. Initial values: <code>s</code> [m], <code>v</code> [m/s], <code>a</code>
[m/s2]. The mass may pass through stops and other masses; only parts between them prevent it.</p>
</html>"));
end Mass;
