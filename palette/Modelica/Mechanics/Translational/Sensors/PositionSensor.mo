within Modelica.Mechanics.Translational.Sensors;
model PositionSensor "Position as a signal"
  extends Translational.Interfaces.PartialAbsoluteSensor;
  Modelica.Blocks.Interfaces.RealOutput s(unit = "m") "Position of the flange"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  s = flange.s;
  annotation(Documentation(info = "<html>
<p><code>s = flange.s</code> [m]; takes no force.</p>
</html>"));
end PositionSensor;
