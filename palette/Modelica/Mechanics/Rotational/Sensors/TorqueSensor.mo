within Modelica.Mechanics.Rotational.Sensors;
model TorqueSensor "Torque in a shaft as a signal"
  extends Rotational.Interfaces.PartialRelativeSensor;
  Modelica.Blocks.Interfaces.RealOutput tau(unit = "N.m") "Torque passed on to the part at flange_b"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {-80, -110})));
equation
  flange_b.phi = flange_a.phi;
  tau = flange_a.tau;
  annotation(Documentation(info = "<html>
<p>Sits in the shaft and is rigid. <code>tau = flange_a.tau</code> [N.m]: positive if the part at flange_a drives the
part
at flange_b forward.</p>
</html>"));
end TorqueSensor;
