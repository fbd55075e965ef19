within Modelica.Mechanics.Translational.Interfaces;
partial model PartialAbsoluteSensor "Base of a sensor on one flange"
  extends Modelica.Icons.RectangularSensor;
  Interfaces.Flange_a flange "Flange to be measured"
    annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
equation
  flange.f = 0;
  annotation(Documentation(info = "<html>
<p>Takes no force. One equation for the output signal completes the sensor.</p>
</html>"));
end PartialAbsoluteSensor;
