within Modelica.Mechanics.Rotational.Sensors;
model AngleSensor "Angle as a signal"
  extends Rotational.Interfaces.PartialAbsoluteSensor;
  Modelica.Blocks.Interfaces.RealOutput phi(unit = "rad", displayUnit = "deg") "Angle of the flange"
    annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
equation
  phi = flange.phi;
  annotation(Documentation(info = "<html>
<p><code>phi = flange.phi</code> [rad]; takes no torque.</p>
</html>"));
end AngleSensor;
