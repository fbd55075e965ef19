within Modelica.Electrical.Analog.Sources;
model SignalVoltage "Voltage from a signal"
  extends Modelica.Electrical.Analog.Icons.VoltageSource;
  Interfaces.PositivePin p "Positive pin" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Interfaces.NegativePin n "Negative pin" annotation(Placement(transformation(extent = {{110, -10}, {90, 10}})));
  Modelica.Blocks.Interfaces.RealInput v(unit = "V") "Voltage from p to n"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {0, 120})));
  SI.Current i "Current from p to n";
equation
  v = p.v - n.v;
  i = p.i;
  p.i + n.i = 0;
  annotation(Documentation(info = "<html>
<p>The signal is the voltage from <code>p</code> to <code>n</code> [V]. Any current <code>i</code> flows that the
circuit asks for.</p>
</html>"));
end SignalVoltage;
