within Modelica.Mechanics.Translational.Components;
model Damper "Linear viscous damper"
  extends Translational.Interfaces.PartialCompliantWithRelativeStates;
  parameter SI.TranslationalDampingConstant d(final min = 0, start = 0) "Damping";
  extends Modelica.Thermal.HeatTransfer.Interfaces.PartialElementaryConditionalHeatPortWithoutT;
equation
  lossPower = f * v_rel;
  f = v_rel * d;
  annotation(Documentation(info = "<html>
<p><code>f = d*v_rel</code>: opposes the difference of the speeds. The power <code>lossPower</code> [W] is lost, and
leaves
through the heat port if there is one. <code>d</code> [N.s/m].</p>
</html>"));
end Damper;
