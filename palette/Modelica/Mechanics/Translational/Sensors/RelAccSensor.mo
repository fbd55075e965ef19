within Modelica.Mechanics.Translational.Sensors;
model RelAccSensor "Difference of two accelerations as a signal"
  extends Translational.Interfaces.PartialRelativeSensor;
  SI.Position s_rel "Position of flange_b minus position of flange_a";
  SI.Velocity v_rel "Speed of flange_b minus speed of flange_a";
  Modelica.Blocks.Interfaces.RealOutput a_rel(unit = "m/s2") "Acceleration of flange_b minus acceleration of flange_a"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 270, origin = {0, -110})));
equation
  flange_b.s - flange_a.s = s_rel;
  {v_rel, a_rel} = {der(s_rel), der(v_rel)};
  flange_b.f = 0;
  annotation(Documentation(info = "<html>
<p><code>a_rel</code> [m/s2] is the second derivative of <code>flange_b.s - flange_a.s</code>; takes no force.</p>
</html>"));
end RelAccSensor;
