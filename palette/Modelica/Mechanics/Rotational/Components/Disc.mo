within Modelica.Mechanics.Rotational.Components;
model Disc "Massless shaft with its ends turned against each other"
  extends Rotational.Interfaces.PartialTwoFlanges;
  parameter SI.Angle deltaPhi = 0 "Angle from flange_a to flange_b";
  SI.Angle phi "Angle half-way between both ends";
equation
  {flange_a.phi, flange_b.phi} = {phi - deltaPhi / 2, phi + deltaPhi / 2};
  flange_b.tau = -flange_a.tau;
  annotation(Documentation(info = "<html>
<p><code>flange_b.phi - flange_a.phi = deltaPhi</code> [rad]. The torque passes unchanged.</p>
</html>"));
end Disc;
