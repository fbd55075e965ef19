within Modelica.Mechanics.Rotational.Sensors;
model RelAngleSensor "Difference of two angles as a signal"
  extends Rotational.Interfaces.PartialRelativeSensor;
  Modelica.Blocks.Interfaces.RealOutput phi_rel(unit = "rad", displayUnit = "deg")
    "Angle of flange_b minus angle of flange_a"
      annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {0, -110})));
equation
  phi_rel = flange_b.phi - flange_a.phi;
  flange_a.tau = 0;
  annotation(Documentation(info = "<html>
<p><code>phi_rel = flange_b.phi - flange_a.phi</code> [rad]; takes no torque.</p>
</html>"));
end RelAngleSensor;
