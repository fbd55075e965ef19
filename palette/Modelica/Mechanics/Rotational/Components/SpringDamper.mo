within Modelica.Mechanics.Rotational.Components;
model SpringDamper "Torsion spring with a damper beside it"
  parameter SI.RotationalSpringConstant c(final min = 0, start = 1.0e5) "Stiffness";
  parameter SI.RotationalDampingConstant d(final min = 0, start = 0) "Damping";
  parameter SI.Angle phi_rel0 = 0 "Twist at which the spring is relaxed";
  extends Modelica.Mechanics.Rotational.Interfaces.PartialCompliantWithRelativeStates;
  extends Modelica.Thermal.HeatTransfer.Interfaces.PartialElementaryConditionalHeatPortWithoutT;
protected
  SI.Torque tau_c "Share of the spring";
  SI.Torque tau_d "Share of the damper";
equation
  {tau_c, tau_d} = {c * (phi_rel - phi_rel0), d * w_rel};
  tau = tau_d + tau_c;
  lossPower = tau_d * w_rel;
  annotation(Documentation(info = "<html>
<p><code>tau = c*(phi_rel - phi_rel0) + d*w_rel</code>, the sum of both. Only the damper loses power.</p>
<p><code>c</code> [N.m/rad], <code>d</code> [N.m.s/rad], <code>phi_rel0</code> [rad].</p>
</html>"));
end SpringDamper;
