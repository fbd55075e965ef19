within Modelica.Mechanics.Translational.Sensors;
model AccSensor "Acceleration as a signal"
  extends Translational.Interfaces.PartialAbsoluteSensor;
  SI.Velocity v "Speed of the flange";
  Modelica.Blocks.Interfaces.RealOutput a(unit = "m/s2") "Acceleration of the flange"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  {v, a} = {der(flange.s), der(v)};
  annotation(Documentation(info = "<html>
<p><code>a</code> [m/s2] is the second derivative of the position; takes no force.</p>
</html>"));
end AccSensor;
