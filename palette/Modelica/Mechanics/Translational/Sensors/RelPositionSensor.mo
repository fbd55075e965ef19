within Modelica.Mechanics.Translational.Sensors;
model RelPositionSensor "Distance of two flanges as a signal"
  extends Translational.Interfaces.PartialRelativeSensor;
  Modelica.Blocks.Interfaces.RealOutput s_rel(unit = "m") "Position of flange_b minus position of flange_a"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 270, origin = {0, -110})));
equation
  s_rel = flange_b.s - flange_a.s;
  flange_a.f = 0;
  annotation(Documentation(info = "<html>
<p><code>s_rel = flange_b.s - flange_a.s</code> [m]; takes no force.</p>
</html>"));
end RelPositionSensor;
