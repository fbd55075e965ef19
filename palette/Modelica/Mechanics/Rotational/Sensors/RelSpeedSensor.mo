within Modelica.Mechanics.Rotational.Sensors;
model RelSpeedSensor "Difference of two angular velocities as a signal"
  extends Rotational.Interfaces.PartialRelativeSensor;
  SI.Angle phi_rel "Angle of flange_b minus angle of flange_a";
  Modelica.Blocks.Interfaces.RealOutput w_rel(unit = "rad/s") "Speed of flange_b minus speed of flange_a"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {0, -110})));
equation
  flange_b.phi - flange_a.phi = phi_rel;
  der(phi_rel) = w_rel;
  flange_b.tau = 0;
  annotation(Documentation(info = "<html>
<p><code>w_rel</code> [rad/s] is the derivative of <code>flange_b.phi - flange_a.phi</code>; takes no torque.</p>
</html>"));
end RelSpeedSensor;
