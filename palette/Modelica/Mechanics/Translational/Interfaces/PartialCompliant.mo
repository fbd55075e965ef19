within Modelica.Mechanics.Translational.Interfaces;
partial model PartialCompliant "Base of a massless elastic or damping part"
  extends Translational.Interfaces.PartialTwoFlanges;
  SI.Position s_rel(start = 0) "Length: position of flange_b minus position of flange_a";
  SI.Force f "Force transmitted, positive if it pulls both ends together";
equation
  flange_b.s - flange_a.s = s_rel;
  {flange_a.f, flange_b.f} = {-f, f};
  annotation(Documentation(info = "<html>
<p>The same force passes both ends. One equation between <code>f</code> and <code>s_rel</code> completes the part. A
positive <code>f</code> is a tension: it pulls the neighbours of both ends towards the part.</p>
</html>"));
end PartialCompliant;
