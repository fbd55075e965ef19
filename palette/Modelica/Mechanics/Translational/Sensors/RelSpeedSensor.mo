within Modelica.Mechanics.Translational.Sensors;
model RelSpeedSensor "Difference of two speeds as a signal"
  extends Translational.Interfaces.PartialRelativeSensor;
  SI.Position s_rel "Position of flange_b minus position of flange_a";
  Modelica.Blocks.Interfaces.RealOutput v_rel(unit = "m/s") "Speed of flange_b minus speed of flange_a"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 270, origin = {0, -110})));
equation
  flange_b.s - flange_a.s = s_rel;
  der(s_rel) = v_rel;
  flange_b.f = 0;
  annotation(Documentation(info = "<html>
<p><code>v_rel</code> [m/s] is the derivative of <code>flange_b.s - flange_a.s</code>; takes no force.</p>
</html>"));
end RelSpeedSensor;
