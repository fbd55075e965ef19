within Modelica.Mechanics.Translational.Components;
model Spring "Linear spring"
  extends Translational.Interfaces.PartialCompliant;
  parameter SI.TranslationalSpringConstant c(final min = 0, start = 1) "Stiffness";
  parameter SI.Distance s_rel0 = 0 "Length of the relaxed spring";
equation
  f = c * (s_rel - s_rel0);
  annotation(Documentation(info = "<html>
<p><code>f = c*(s_rel - s_rel0)</code>: a longer spring pulls its ends together, a shorter one pushes them apart.</p>
<p><code>c</code> [N/m], <code>s_rel0</code> [m].</p>
</html>"));
end Spring;
