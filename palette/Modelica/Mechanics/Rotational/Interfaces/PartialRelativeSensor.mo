within Modelica.Mechanics.Rotational.Interfaces;
partial model PartialRelativeSensor "Base of a sensor between two flanges"
  extends Modelica.Icons.RoundSensor;
  Flange_a flange_a "Left flange" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Flange_b flange_b "Right flange" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
equation
  flange_a.tau + flange_b.tau = 0;
  annotation(Documentation(info = "<html>
<p>Whatever torque enters on one side leaves on the other. Two equations complete the sensor.</p>
</html>"));
end PartialRelativeSensor;
