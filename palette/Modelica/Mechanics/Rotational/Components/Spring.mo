within Modelica.Mechanics.Rotational.Components;
model Spring "Linear torsion spring"
  extends Modelica.Mechanics.Rotational.Interfaces.PartialCompliant;
  parameter SI.RotationalSpringConstant c(final min = 0, start = 1.0e5) "Stiffness";
  parameter SI.Angle phi_rel0 = 0 "Twist at which the spring is relaxed";
equation
  tau = c * (phi_rel - phi_rel0);
  annotation(Documentation(info = "<html>
<p><code>tau = c*(phi_rel - phi_rel0)</code>. Twisting the right end forward makes the spring pull it back.</p>
<p><code>c</code> [N.m/rad], <code>phi_rel0</code> [rad].</p>
</html>"));
end Spring;
