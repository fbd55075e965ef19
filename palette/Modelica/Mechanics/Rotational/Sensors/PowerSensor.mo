within Modelica.Mechanics.Rotational.Sensors;
model PowerSensor "Power in a shaft as a signal"
  extends Rotational.Interfaces.PartialRelativeSensor;
  Modelica.Blocks.Interfaces.RealOutput power(unit = "W") "Power from flange_a to flange_b"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {-80, -110})));
equation
  power = flange_a.tau * der(flange_a.phi);
  flange_a.phi = flange_b.phi;
  annotation(Documentation(info = "<html>
<p>Sits in the shaft and is rigid. <code>power</code> [W] is positive if energy flows from flange_a to flange_b.</p>
</html>"));
end PowerSensor;
