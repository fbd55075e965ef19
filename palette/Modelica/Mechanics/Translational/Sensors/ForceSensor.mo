within Modelica.Mechanics.Translational.Sensors;
model ForceSensor "Force in a rod as a signal"
  extends Translational.Interfaces.PartialRelativeSensor;
  Modelica.Blocks.Interfaces.RealOutput f(unit = "N") "Force passed on to the part at flange_b"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {-80, -110})));
equation
  flange_b.s = flange_a.s;
  f = flange_a.f;
  annotation(Documentation(info = "<html>
<p>Sits in the rod and is rigid. <code>f = flange_a.f</code> [N]: positive if the part at flange_a pushes the part at
flange_b forward, that is, for compression.</p>
</html>"));
end ForceSensor;
