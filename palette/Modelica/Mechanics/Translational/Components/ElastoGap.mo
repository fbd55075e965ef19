within Modelica.Mechanics.Translational.Components;
model ElastoGap "Spring and damper that push while in contact and never pull"
  extends Modelica.Mechanics.Translational.Interfaces.PartialCompliantWithRelativeStates;
  parameter SI.TranslationalSpringConstant c(final min = 0, start = 1) "Stiffness in contact";
  parameter SI.TranslationalDampingConstant d(final min = 0, start = 1) "Damping in contact";
  parameter SI.Position s_rel0 = 0 "Length at which contact begins";
  parameter SI.Force f_ref(min = 0) = c * s_ref "Spring force at the compression s_ref"
    annotation(Dialog(tab = "Advanced"));
  parameter SI.Length s_ref(min = Modelica.Constants.eps) = 1 "Compression at which the spring force is f_ref"
    annotation(Dialog(tab = "Advanced"));
  parameter Real n(final min = 1) = 1 "Exponent of the spring force over the compression";
  extends Modelica.Thermal.HeatTransfer.Interfaces.PartialElementaryConditionalHeatPortWithoutT;
  Boolean contact "Both sides touch";
protected
  SI.Force f_c "Share of the spring, never positive";
  SI.Force f_d2 "Share of the damper before it is limited";
  SI.Force f_d "Share of the damper, not larger than that of the spring";
  Real depth "Depth of the contact over s_ref";
equation
  // How deep the contact is pressed in, and what spring and damper would do then
  contact = s_rel0 > s_rel;
  depth = noEvent(if contact then max(s_rel0 - s_rel, 0) / s_ref else 0);
  f_c = -smooth(1, noEvent(if contact then f_ref * depth ^ n else 0));
  f_d2 = if contact then v_rel * d else 0;
  // Limited by the spring on both sides: no pull on release, no jump at contact.
  f_d = smooth(0, noEvent(if f_d2 > -f_c then -f_c elseif f_d2 < f_c then f_c else f_d2));
  f = f_d + f_c;
  lossPower = f_d * v_rel;
  annotation(Documentation(info = "<html>
<p>While the sides touch, <code>s_rel &lt; s_rel0</code>, a spring of <code>f_ref*|(s_rel - s_rel0)/s_ref|^n</code>
pushes
them apart and a damper acts beside it. The damping force is limited to the amount of the spring force, so the sum never
pulls and does not jump at contact. Out of contact no force acts.</p>
<p><code>c</code> [N/m], <code>d</code> [N.s/m], <code>s_rel0</code> [m], <code>f_ref</code> [N], <code>s_ref</code>
[m]. The
defaults give a linear spring. A start with zero speed and acceleration may have no solution if a tension acts on the
part, since nothing balances it.</p>
</html>"));
end ElastoGap;
