within Modelica.Mechanics.Translational.Components;
model Rod "Rigid rod without mass"
  extends Translational.Interfaces.PartialRigid;
equation
  flange_a.f + flange_b.f = 0;
  annotation(Documentation(info = "<html>
<p><code>flange_b.s - flange_a.s = L</code> [m]. The force passes unchanged.</p>
</html>"));
end Rod;
