within Modelica.Electrical.Analog.Sensors;
model VoltageSensor "Voltage between two pins"
  extends Modelica.Icons.RoundSensor;
  Interfaces.PositivePin p "Positive pin" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Interfaces.NegativePin n "Negative pin" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Modelica.Blocks.Interfaces.RealOutput v(unit = "V") "Voltage from p to n"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {0, -110})));
equation
  v = p.v - n.v;
  p.i = 0;
  n.i = 0;
  annotation(Documentation(info = "<html>
<p><code>v = p.v - n.v</code> [V], without a current. To be connected beside the part whose voltage is wanted.</p>
</html>"));
end VoltageSensor;
