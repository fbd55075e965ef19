within Modelica.Electrical.Analog.Sources;
model SignalCurrent "Current from a signal"
  extends Modelica.Electrical.Analog.Icons.CurrentSource;
  Interfaces.PositivePin p "Positive pin" annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Interfaces.NegativePin n "Negative pin" annotation(Placement(transformation(extent = {{110, -10}, {90, 10}})));
  Modelica.Blocks.Interfaces.RealInput i(unit = "A") "Current from p to n"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {0, 120})));
  SI.Voltage v "Voltage from p to n";
equation
  v = p.v - n.v;
  i = p.i;
  p.i + n.i = 0;
  annotation(Documentation(info = "<html>
<p>The signal is the current from <code>p</code> to <code>n</code> [A]. Any voltage <code>v</code> arises that the
circuit asks for.</p>
</html>"));
end SignalCurrent;
