within Modelica.Mechanics.Rotational.Components;
model ElastoBacklash2 "Spring and damper with play; the torque never pulls but may jump at contact"
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
  SI.Torque tau_d "Share of the damper";
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
    // Teeth do not stick: spring and damper act while their sum pushes.
    tau_d_teeth = if abs(b) <= bEps or phi_diff > bMax and tau_c + tau_d > 0 or phi_diff < bMin and tau_c + tau_d < 0
      then tau_d else -tau_c;
    tau = tau_c + tau_d_teeth;
    lossPower = noEvent(if abs(b) <= bEps or abs(tau) > 0 then w_rel * tau_d_teeth else 0);
  end if;
  annotation(defaultComponentName = "elastoBacklash", Documentation(info = "<html>
<p>As <code>ElastoBacklash</code>, but the damper acts in full from the moment of contact, so the torque jumps by
<code>d*w_rel</code> there. The moments of contact and of release are events.</p>
</html>"));
end ElastoBacklash2;
