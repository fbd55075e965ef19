within Modelica.Mechanics.Translational.Components;
model SpringDamper "Spring with a damper beside it"
  extends Translational.Interfaces.PartialCompliantWithRelativeStates;
  parameter SI.TranslationalSpringConstant c(final min = 0, start = 1) "Stiffness";
  parameter SI.TranslationalDampingConstant d(final min = 0, start = 1) "Damping";
  parameter SI.Position s_rel0 = 0 "Length of the relaxed spring";
  extends Modelica.Thermal.HeatTransfer.Interfaces.PartialElementaryConditionalHeatPortWithoutT;
protected
  SI.Force f_c "Share of the spring";
  SI.Force f_d "Share of the damper";
equation
  {f_c, f_d} = {c * (s_rel - s_rel0), d * v_rel};
  f = f_d + f_c;
  lossPower = f_d * v_rel;
  annotation(Documentation(info = "<html>
<p><code>f = c*(s_rel - s_rel0) + d*v_rel</code>, the sum of both. Only the damper loses power.</p>
<p><code>c</code> [N/m], <code>d</code> [N.s/m], <code>s_rel0</code> [m].</p>
</html>"));
end SpringDamper;
