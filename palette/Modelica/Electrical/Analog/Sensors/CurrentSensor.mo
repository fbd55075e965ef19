within Modelica.Electrical.Analog.Sensors;
model CurrentSensor "Current through a wire"
  extends Modelica.Icons.RoundSensor;
  Interfaces.PositivePin p "Positive pin" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Interfaces.NegativePin n "Negative pin" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Modelica.Blocks.Interfaces.RealOutput i(unit = "A") "Current from p to n"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {0, -110})));
equation
  i = p.i;
  n.i = -i;
  p.v = n.v;
  annotation(Documentation(info = "<html>
<p><code>i = p.i</code> [A], without a voltage. To be connected in series with the part whose current is wanted;
positive from <code>p</code> to <code>n</code>.</p>
</html>"));
end CurrentSensor;
