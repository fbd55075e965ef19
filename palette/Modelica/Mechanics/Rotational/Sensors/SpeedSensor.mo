within Modelica.Mechanics.Rotational.Sensors;
model SpeedSensor "Angular velocity as a signal"
  extends Rotational.Interfaces.PartialAbsoluteSensor;
  Modelica.Blocks.Interfaces.RealOutput w(unit = "rad/s") "Speed of the flange"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  w = der(flange.phi);
  annotation(Documentation(info = "<html>
<p><code>w = der(flange.phi)</code> [rad/s]; takes no torque.</p>
</html>"));
end SpeedSensor;
