within Modelica.Mechanics.Rotational.Sensors;
model RelAccSensor "Difference of two angular accelerations as a signal"
  extends Rotational.Interfaces.PartialRelativeSensor;
  SI.Angle phi_rel "Angle of flange_b minus angle of flange_a";
  SI.AngularVelocity w_rel "Speed of flange_b minus speed of flange_a";
  Modelica.Blocks.Interfaces.RealOutput a_rel(unit = "rad/s2") "Acceleration of flange_b minus acceleration of flange_a"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {0, -110})));
equation
  flange_b.phi - flange_a.phi = phi_rel;
  {w_rel, a_rel} = {der(phi_rel), der(w_rel)};
  flange_b.tau = 0;
  annotation(Documentation(info = "<html>
<p><code>a_rel</code> [rad/s2] is the second derivative of <code>flange_b.phi - flange_a.phi</code>; takes no
torque.</p>
</html>"));
end RelAccSensor;
