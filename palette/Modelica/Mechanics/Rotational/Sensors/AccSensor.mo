within Modelica.Mechanics.Rotational.Sensors;
model AccSensor "Angular acceleration as a signal"
  extends Rotational.Interfaces.PartialAbsoluteSensor;
  SI.AngularVelocity w "Speed of the flange";
  Modelica.Blocks.Interfaces.RealOutput a(unit = "rad/s2") "Acceleration of the flange"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  {w, a} = {der(flange.phi), der(w)};
  annotation(Documentation(info = "<html>
<p><code>a</code> [rad/s2] is the second derivative of the angle; takes no torque.</p>
</html>"));
end AccSensor;
