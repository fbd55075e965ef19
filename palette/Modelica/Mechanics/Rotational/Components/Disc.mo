within Modelica.Mechanics.Rotational.Components;
model Disc "Massless shaft with its ends turned against each other"
  extends Rotational.Interfaces.PartialTwoFlanges;
  parameter SI.Angle deltaPhi = 0 "Angle from flange_a to flange_b";
  SI.Angle phi "Angle half-way between both ends";
equation
  phi = flange_a.phi + deltaPhi / 2;
  phi = flange_b.phi - deltaPhi / 2;
  flange_a.tau + flange_b.tau = 0;
  annotation(Documentation(info = "<html>
<p><code>flange_b.phi - flange_a.phi = deltaPhi</code> [rad]. The torque passes unchanged.</p>
</html>"));
end Disc;
