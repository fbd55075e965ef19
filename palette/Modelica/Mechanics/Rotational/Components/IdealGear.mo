within Modelica.Mechanics.Rotational.Components;
model IdealGear "Gear without mass, loss or play"
  extends Modelica.Mechanics.Rotational.Icons.Gear;
  extends Modelica.Mechanics.Rotational.Interfaces.PartialElementaryTwoFlangesAndSupport2;
  parameter Real ratio(start = 1) "Angle of flange_a over angle of flange_b";
  SI.Angle phi_a "Angle of the left shaft in the housing";
  SI.Angle phi_b "Angle of the right shaft in the housing";
equation
  {flange_a.phi, flange_b.phi} = {phi_a, phi_b} + fill(phi_support, 2);
  ratio * phi_b = phi_a;
  ratio * flange_a.tau + flange_b.tau = 0;
  annotation(Documentation(info = "<html>
<p><code>phi_a = ratio*phi_b</code> and <code>ratio*flange_a.tau + flange_b.tau = 0</code>: what the speed loses, the
torque gains. A negative <code>ratio</code> reverses the direction, as one pair of external teeth does. The housing
takes the difference of the torques.</p>
</html>"));
end IdealGear;
