within Modelica.Electrical.Analog.Ideal;
model IdealOpAmp "Amplifier without limits, output against a second pin"
  SI.Voltage v1 "Input voltage, from p1 to n1";
  SI.Voltage v2 "Output voltage, from p2 to n2";
  SI.Current i1 "Current into p1";
  SI.Current i2 "Current into p2";
  Interfaces.PositivePin p1 "Input that raises the output"
    annotation(Placement(transformation(extent = {{-110, -70}, {-90, -50}})));
  Interfaces.NegativePin n1 "Input that lowers the output"
    annotation(Placement(transformation(extent = {{-110, 50}, {-90, 70}})));
  Interfaces.PositivePin p2 "Output" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  Interfaces.NegativePin n2 "Reference of the output"
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 270, origin = {0, -100})));
equation
  v1 = p1.v - n1.v;
  v2 = p2.v - n2.v;
  i1 = p1.i;
  i2 = p2.i;
  p1.i + n1.i = 0;
  p2.i + n2.i = 0;
  // Infinite amplification: the output does whatever makes the input voltage vanish.
  v1 = 0;
  i1 = 0;
  annotation(defaultComponentName = "opAmp", Documentation(info = "<html>
<p><code>v1 = 0</code> and <code>i1 = 0</code>: the output voltage and current are whatever the feedback of the
circuit needs for that. Without a feedback from <code>p2</code> to the inputs the circuit has no solution. Which input
is inverting makes no difference to the equations.</p>
</html>"));
end IdealOpAmp;
