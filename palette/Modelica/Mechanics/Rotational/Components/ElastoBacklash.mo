within Modelica.Mechanics.Rotational.Components;
model ElastoBacklash "Spring and damper with play; the torque never pulls and never jumps"
  parameter SI.RotationalSpringConstant c(final min = Modelica.Constants.small, start = 1.0e5)
    "Stiffness once the play is taken up, greater than zero";
  parameter SI.RotationalDampingConstant d(final min = 0, start = 0) "Damping once the play is taken up";
  parameter SI.Angle b(final min = 0) = 0 "Play, from one contact to the other";
  parameter SI.Angle phi_rel0 = 0 "Twist in the middle of the play";
  extends Modelica.Mechanics.Rotational.Interfaces.PartialCompliantWithRelativeStates;
  extends Modelica.Thermal.HeatTransfer.Interfaces.PartialElementaryConditionalHeatPortWithoutT;
protected
  SI.Torque tau_d_teeth "Part of tau_d that teeth in contact can carry";
  final parameter SI.Angle bMax = b / 2 "Contact in forward direction";
  final parameter SI.Angle bMin = -bMax "Contact in backward direction";
  SI.Torque tau_c "Share of the spring";
  SI.Torque tau_d "Share of the damper, before it is limited";
  SI.Angle phi_diff = phi_rel - phi_rel0 "Twist out of the middle of the play";
  constant SI.Angle bEps = 1e-10 "Play that counts as none";
equation
  tau_d = d * w_rel;
  if initial() then
    // A rising substitute without flat part, so that a twist can be found for every torque at the start. It is
    // straight with a third of the stiffness up to one and a half times the half play and meets the true line there.
    tau_c = c * (if abs(phi_diff) < 1.5 * bMax then phi_diff / 3
      elseif phi_diff > 0 then phi_diff - bMax
      else phi_diff - bMin);
    tau_d_teeth = tau_d;
    tau = tau_c + tau_d_teeth;
    lossPower = w_rel * tau_d_teeth;
  else
    // Deformation of the teeth that touch; without play both sides do.
    tau_c = c * (if abs(b) <= bEps then phi_diff
      elseif phi_diff > bMax then phi_diff - bMax
      elseif phi_diff < bMin then phi_diff - bMin
      else 0);
    // Teeth do not stick: the damper adds or takes at most what the spring gives.
    tau_d_teeth = if abs(b) <= bEps then tau_d else
      smooth(0, noEvent(if tau_d > abs(tau_c) then abs(tau_c) elseif tau_d < -abs(tau_c) then -abs(tau_c) else tau_d));
    tau = tau_c + tau_d_teeth;
    lossPower = noEvent(if abs(b) <= bEps or abs(tau) > 0 then w_rel * tau_d_teeth else 0);
  end if;
  annotation(Documentation(info = "<html>
<p>Within the play of width <code>b</code> around <code>phi_rel0</code> no torque is transmitted. Outside it acts a
spring with stiffness <code>c</code> and a damper <code>d</code>. The damping torque is limited by the spring torque:
it starts from zero at contact, so the torque does not jump, and the sum never pulls the teeth together.</p>
<p><code>c</code> [N.m/rad], <code>d</code> [N.m.s/rad], <code>b</code>, <code>phi_rel0</code> [rad]. With
<code>b = 0</code> the part is a <code>SpringDamper</code>. During initialisation the play is replaced by a soft spring,
which makes the start solvable.</p>
</html>"));
end ElastoBacklash;
