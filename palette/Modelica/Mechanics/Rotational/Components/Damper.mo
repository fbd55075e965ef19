within Modelica.Mechanics.Rotational.Components;
model Damper "Linear viscous damper"
  extends Modelica.Mechanics.Rotational.Interfaces.PartialCompliantWithRelativeStates;
  parameter SI.RotationalDampingConstant d(final min = 0, start = 0) "Damping";
  extends Modelica.Thermal.HeatTransfer.Interfaces.PartialElementaryConditionalHeatPortWithoutT;
equation
  lossPower = tau * w_rel;
  tau = w_rel * d;
  annotation(Documentation(info = "<html>
<p><code>tau = d*w_rel</code>: opposes the difference of the speeds. The power <code>lossPower</code> [W] is lost, and
leaves through the heat port if there is one. <code>d</code> [N.m.s/rad].</p>
</html>"));
end Damper;
