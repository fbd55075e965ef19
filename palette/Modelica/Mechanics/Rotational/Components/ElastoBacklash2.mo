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
  final parameter SI.Angle bMax = b / 2 "Contact in forward direction";
  final parameter SI.Angle bMin = -bMax "Contact in backward direction";
  SI.Torque tau_c "Share of the spring";
  SI.Torque tau_d "Share of the damper";
  SI.Angle phi_diff = phi_rel - phi_rel0 "Twist out of the middle of the play";
  constant SI.Angle bEps = 1e-10 "Play that counts as none";
equation
  tau_d = d * w_rel;
  if initial() then
    // The same substitute without flat part as in ElastoBacklash.
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
    // Contact is lost as soon as the sum would pull.
    tau =
      if abs(b) <= bEps then tau_c + tau_d
      elseif phi_diff > bMax then (if tau_c + tau_d <= 0 then 0 else tau_c + tau_d)
      elseif phi_diff < bMin then (if tau_c + tau_d >= 0 then 0 else tau_c + tau_d)
      else 0;
    lossPower =
      if abs(b) <= bEps then w_rel * tau_d
      elseif phi_diff > bMax then (if tau_c + tau_d <= 0 then 0 else w_rel * tau_d)
      elseif phi_diff < bMin then (if tau_c + tau_d >= 0 then 0 else w_rel * tau_d)
      else 0;
  end if;
  annotation(defaultComponentName = "elastoBacklash", Documentation(info = "<html>
<p>As <code>ElastoBacklash</code>, but the damper acts in full from the moment of contact, so the torque jumps by
<code>d*w_rel</code> there. The moments of contact and of release are events.</p>
</html>"));
end ElastoBacklash2;
