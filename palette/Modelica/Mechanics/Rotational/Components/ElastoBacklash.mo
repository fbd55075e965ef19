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
    tau_c =
      if phi_diff > 1.5 * bMax then c * (phi_diff - bMax)
      elseif phi_diff < 1.5 * bMin then c * (phi_diff - bMin)
      else c / 3 * phi_diff;
    tau = tau_c + tau_d;
    lossPower = w_rel * tau_d;
  else
    tau_c =
      if abs(b) <= bEps then c * phi_diff
      elseif phi_diff > bMax then c * (phi_diff - bMax)
      elseif phi_diff < bMin then c * (phi_diff - bMin)
      else 0;
    // The damper may add at most as much as the spring gives, and the sum may not change sign: teeth do not stick.
    tau =
      if abs(b) <= bEps then tau_c + tau_d
      elseif phi_diff > bMax then
        smooth(0, noEvent(if tau_c + tau_d <= 0 then 0 else tau_c + min(tau_c, tau_d)))
      elseif phi_diff < bMin then
        smooth(0, noEvent(if tau_c + tau_d >= 0 then 0 else tau_c + max(tau_c, tau_d)))
      else 0;
    lossPower =
      if abs(b) <= bEps then w_rel * tau_d
      elseif phi_diff > bMax then
        smooth(0, noEvent(if tau_c + tau_d <= 0 then 0 else w_rel * min(tau_c, tau_d)))
      elseif phi_diff < bMin then
        smooth(0, noEvent(if tau_c + tau_d >= 0 then 0 else w_rel * max(tau_c, tau_d)))
      else 0;
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
