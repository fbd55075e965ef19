within Modelica.Mechanics.Translational.Interfaces;
partial model PartialRigid "Base of a rigid part with a length"
  SI.Position s "Position of the middle of the part"
    annotation(Dialog(group = "Initialization", showStartAttribute = true));
  parameter SI.Length L(start = 0) "Length from flange_a to flange_b";
  extends Translational.Interfaces.PartialTwoFlanges;
equation
  {flange_a.s, flange_b.s} = {s - L / 2, s + L / 2};
  annotation(Documentation(info = "<html>
<p>Both ends move together, <code>L</code> [m] apart. One equation of forces completes the part.</p>
</html>"));
end PartialRigid;
