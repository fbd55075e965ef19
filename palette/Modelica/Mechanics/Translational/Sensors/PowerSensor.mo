within Modelica.Mechanics.Translational.Sensors;
model PowerSensor "Power in a rod as a signal"
  extends Translational.Interfaces.PartialRelativeSensor;
  Modelica.Blocks.Interfaces.RealOutput power(unit = "W") "Power from flange_a to flange_b"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {-80, -110})));
equation
  power = flange_a.f * der(flange_a.s);
  flange_a.s = flange_b.s;
  annotation(Documentation(info = "<html>
<p>Sits in the rod and is rigid. <code>power</code> [W] is positive if energy flows from flange_a to flange_b.</p>
</html>"));
end PowerSensor;
