within Modelica.Mechanics.Rotational.Components;
model IdealPlanetary "Planetary gear without mass, loss or play"
  parameter Real ratio(start = 100 / 50) "Teeth of the ring over teeth of the sun";
  Interfaces.Flange_a sun "Shaft of the sun" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Interfaces.Flange_a carrier "Shaft of the planet carrier"
    annotation(Placement(transformation(extent = {{-110, 30}, {-90, 50}})));
  Interfaces.Flange_b ring "Shaft of the ring" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
equation
  // Seen from the carrier sun and ring turn against each other, as a pair of gears with the ratio of their teeth.
  sun.phi - carrier.phi = ratio * (carrier.phi - ring.phi);
  {ring.tau, carrier.tau} = sun.tau * {ratio, -1 - ratio};
  annotation(Documentation(info = "<html>
<p>The carrier turns at the weighted mean of sun and ring: <code>(1 + ratio)*carrier.phi = sun.phi +
ratio*ring.phi</code>. The torques of sun and ring share the sign, the carrier balances both. Two of the three shafts
may move independently.</p>
</html>"));
end IdealPlanetary;
