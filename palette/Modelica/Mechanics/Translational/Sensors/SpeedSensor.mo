within Modelica.Mechanics.Translational.Sensors;
model SpeedSensor "Speed as a signal"
  extends Translational.Interfaces.PartialAbsoluteSensor;
  Modelica.Blocks.Interfaces.RealOutput v(unit = "m/s") "Speed of the flange"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  v = der(flange.s);
  annotation(Documentation(info = "<html>
<p><code>v = der(flange.s)</code> [m/s]; takes no force.</p>
</html>"));
end SpeedSensor;
