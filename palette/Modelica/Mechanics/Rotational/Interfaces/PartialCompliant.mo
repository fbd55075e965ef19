within Modelica.Mechanics.Rotational.Interfaces;
partial model PartialCompliant "Base of a massless elastic or damping part"
  SI.Angle phi_rel(start = 0) "Twist: angle of flange_b minus angle of flange_a";
  SI.Torque tau "Torque transmitted, positive if it resists a positive twist";
  Flange_a flange_a "Left end" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Flange_b flange_b "Right end" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
equation
  flange_b.phi - flange_a.phi = phi_rel;
  {flange_a.tau, flange_b.tau} = {-tau, tau};
  annotation(Documentation(info = "<html>
<p>The same torque passes both ends. One equation between <code>tau</code> and <code>phi_rel</code> completes the
part. A positive <code>tau</code> pulls the end a forward and the end b back.</p>
</html>"));
end PartialCompliant;
