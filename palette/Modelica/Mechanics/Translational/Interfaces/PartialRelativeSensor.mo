within Modelica.Mechanics.Translational.Interfaces;
partial model PartialRelativeSensor "Base of a sensor between two flanges"
  extends Modelica.Icons.RectangularSensor;
  extends Translational.Interfaces.PartialTwoFlanges;
equation
  flange_a.f + flange_b.f = 0;
  annotation(Documentation(info = "<html>
<p>Whatever force enters on one side leaves on the other. Two equations complete the sensor.</p>
</html>"));
end PartialRelativeSensor;
